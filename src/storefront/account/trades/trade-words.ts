import type { TradeState } from '@/contracts/trades'
import type { MessageId } from '@/storefront/i18n/message-types'

/** The sentence of each reason that the reference platform writes into a trade's history. */
const REASONS = {
  trade_created: 'trade.reason.trade_created',
  label_ready: 'trade.reason.label_ready',
  parcel_handed_over: 'trade.reason.parcel_handed_over',
  parcel_received: 'trade.reason.parcel_received',
  inspection_started: 'trade.reason.inspection_started',
  inspected_as_described: 'trade.reason.inspected_as_described',
  inspected_better: 'trade.reason.inspected_better',
  inspected_worse: 'trade.reason.inspected_worse',
  clarification_accepted: 'trade.reason.clarification_accepted',
  clarification_returned: 'trade.reason.clarification_returned',
  clarification_mixed: 'trade.reason.clarification_mixed',
  clarification_expired: 'trade.reason.clarification_expired',
  return_sent: 'trade.reason.return_sent',
  payout_sent: 'trade.reason.payout_sent',
  trade_closed: 'trade.reason.trade_closed',
  never_handed_over: 'trade.reason.never_handed_over',
  cancelled_by_customer: 'trade.reason.cancelled_by_customer',
} as const satisfies Record<string, MessageId>

const LINES = {
  awaiting_shipment: 'trade.line.awaiting_shipment',
  in_transit: 'trade.line.in_transit',
  received: 'trade.line.received',
  in_inspection: 'trade.line.in_inspection',
  revised: 'trade.line.revised',
  accepted: 'trade.line.accepted',
  refused: 'trade.line.refused',
  return_in_progress: 'trade.line.return_in_progress',
  paid: 'trade.line.paid',
  cancelled: 'trade.line.cancelled',
  expired: 'trade.line.expired',
} as const satisfies Record<string, MessageId>

const known = (table: Readonly<Record<string, MessageId>>, code: string): MessageId | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

export const stateWords = (state: TradeState): MessageId => `trade.state.${state}`

/** What a line of the history says; a platform with codes of its own falls back to the state. */
export const reasonWords = ({ state, reason }: { state: TradeState; reason: string }): MessageId =>
  known(REASONS, reason) ?? stateWords(state)

/** Where one device stands; an unknown code says what the trade says. */
export const lineWords = (lineState: string, state: TradeState): MessageId => known(LINES, lineState) ?? stateWords(state)
