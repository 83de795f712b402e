import type { Disposal } from '@trade-in-shop/contracts/offers'
import type { TradeState } from '@trade-in-shop/contracts/trades'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'

/** The allowed next states. A state without successors ends the trade. */
export const TRADE_TRANSITIONS = {
  created: ['awaiting_shipment', 'cancelled'],
  awaiting_shipment: ['in_transit', 'cancelled', 'expired'],
  in_transit: ['received', 'return_in_progress'],
  received: ['in_inspection', 'return_in_progress'],
  in_inspection: ['awaiting_customer', 'payout_pending', 'return_in_progress', 'closed'],
  awaiting_customer: ['second_look', 'payout_pending', 'return_in_progress', 'closed'],
  second_look: ['awaiting_customer', 'payout_pending', 'return_in_progress', 'closed'],
  payout_pending: ['paid', 'return_in_progress'],
  paid: ['closed'],
  return_in_progress: ['closed'],
  closed: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<TradeState, readonly TradeState[]>

export const mayTradeBecome = (from: TradeState, to: TradeState): boolean =>
  (TRADE_TRANSITIONS[from] as readonly TradeState[]).includes(to)

const CANCELLABLE: ReadonlySet<TradeState> = new Set([
  ...(['created', 'awaiting_shipment', 'in_transit', 'received'] as const),
  ...(['awaiting_customer', 'second_look', 'payout_pending'] as const),
])

type Cancelled = Readonly<{ state: TradeState; lines: readonly Readonly<{ disposal: Disposal | null }>[] }>
/** Until it is paid a seller may cancel a trade, except while it is first inspected, or where a device cannot go back (P-09). */
export const isCancellable = ({ state, lines }: Cancelled): boolean => CANCELLABLE.has(state) && !lines.some(isUnpostable)

/** A move that is not allowed; the message is for the person who tried it. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}

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
  in_transit: ['received', 'return_in_progress'],
  received: ['in_inspection', 'return_in_progress'],
  in_inspection: ['accepted', 'revised'],
  revised: ['accepted', 'refused'],
  accepted: ['paid', 'return_in_progress'],
  refused: ['return_in_progress'],
  return_in_progress: [],
  paid: [],
  cancelled: [],
  expired: [],
} as const satisfies Record<LineState, readonly LineState[]>

export const mayLineBecome = (from: LineState, to: LineState): boolean =>
  (LINE_TRANSITIONS[from] as readonly LineState[]).includes(to)
