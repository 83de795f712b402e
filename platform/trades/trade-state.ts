import type { TradeState } from '@/contracts/trades'

/** The allowed next states. A state without successors ends the trade. */
export const TRADE_TRANSITIONS = {
  created: ['awaiting_shipment', 'cancelled'],
  awaiting_shipment: ['in_transit', 'cancelled', 'expired'],
  in_transit: ['received'],
  received: ['in_inspection'],
  in_inspection: ['awaiting_customer', 'payout_pending', 'return_in_progress'],
  awaiting_customer: ['payout_pending', 'return_in_progress'],
  payout_pending: ['paid'],
  paid: ['closed'],
  return_in_progress: ['closed'],
  closed: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<TradeState, readonly TradeState[]>

export const mayTradeBecome = (from: TradeState, to: TradeState): boolean =>
  (TRADE_TRANSITIONS[from] as readonly TradeState[]).includes(to)

/** From the inspection on, each device of a trade has a state of its own. */
export const LINE_STATES = [
  'awaiting_shipment',
  'in_transit',
  'received',
  'in_inspection',
  'revised',
  'accepted',
  'refused',
  'return_in_progress',
  'paid',
  'cancelled',
  'expired',
] as const
export type LineState = (typeof LINE_STATES)[number]

export const LINE_TRANSITIONS = {
  awaiting_shipment: ['in_transit', 'cancelled', 'expired'],
  in_transit: ['received'],
  received: ['in_inspection'],
  in_inspection: ['accepted', 'revised'],
  revised: ['accepted', 'refused'],
  accepted: ['paid'],
  refused: ['return_in_progress'],
  return_in_progress: [],
  paid: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<LineState, readonly LineState[]>

export const mayLineBecome = (from: LineState, to: LineState): boolean =>
  (LINE_TRANSITIONS[from] as readonly LineState[]).includes(to)
