import type { Money } from '@/contracts/money'
import type { IfLower, Trade, TradeState } from '@/contracts/trades'
import { addWorkingDays, dayIn } from '@/domain/dates'
import type { MessageId } from '@/storefront/i18n/message-types'

/** `now` is the current step, `warn` waits for the seller, `later` has not begun. */
type Mark = 'done' | 'now' | 'warn' | 'later'
export type TradeStep = Readonly<{
  title: MessageId
  mark: Mark
  /** When it happened, RFC 3339. */
  at?: string | undefined
  /** Text in place of a date. */
  note?: Readonly<{ id: MessageId; date?: string; days?: number }>
}>
type TradeCourse = Pick<Trade, 'state' | 'createdAt' | 'lockUntil' | 'history'>

const ENDED: Partial<Record<TradeState, MessageId>> = { cancelled: 'trade.step.cancelled', expired: 'trade.step.expired' }

/** When the trade first reached one of these states. */
const since = ({ history }: TradeCourse, ...states: TradeState[]): string | undefined =>
  history.find(({ state }) => states.includes(state))?.at

/** The states in the order of a trade that ends with money; the number says how far a trade has come. */
const ORDER: Readonly<Record<TradeState, number>> = {
  created: 0,
  awaiting_shipment: 0,
  in_transit: 1,
  received: 2,
  in_inspection: 3,
  awaiting_customer: 3,
  payout_pending: 4,
  return_in_progress: 4,
  paid: 5,
  closed: 5,
  cancelled: 0,
  expired: 0,
}

/** True when the device was sent back instead of paid; of a closed trade only the history shows which. */
export const cameBack = (trade: TradeCourse): boolean =>
  trade.state === 'return_in_progress' || (trade.state === 'closed' && since(trade, 'paid') === undefined)

/** When the trade ended, for its row among the finished ones. */
export const endedAt = ({ state, history, createdAt }: TradeCourse): string =>
  history.findLast((entry) => entry.state === (state === 'closed' ? 'paid' : state))?.at ?? history.at(-1)?.at ?? createdAt

const FINISHED: readonly TradeState[] = ['paid', 'closed', 'cancelled', 'expired']
export const isFinished = ({ state }: Pick<Trade, 'state'>): boolean => FINISHED.includes(state)

function handIn(trade: TradeCourse, reached: number): TradeStep {
  if (reached >= 1) return { title: 'trade.step.onTheWay', mark: reached === 1 ? 'now' : 'done', at: since(trade, 'in_transit') }
  return { title: 'trade.step.handIn', mark: 'now', note: { id: 'trade.step.handInBy', date: trade.lockUntil } }
}

function check(trade: TradeCourse, reached: number): TradeStep {
  const at = since(trade, 'in_inspection')
  if (trade.state === 'awaiting_customer')
    return { title: 'trade.step.question', mark: 'warn', at: since(trade, 'awaiting_customer') ?? at }
  if (reached > 3) return { title: 'trade.step.checked', mark: 'done', at }
  return reached === 3 ? { title: 'trade.step.checking', mark: 'now', at } : { title: 'trade.step.check', mark: 'later' }
}

/** What happens if inspection finds less (P-07), as long as it may still happen; null when it is over or not known. */
export function ifLowerOf({
  ifLower,
  state,
  total,
}: Pick<Trade, 'ifLower' | 'state' | 'total'>): { kind: IfLower['kind']; least: Money | null } | null {
  if (!ifLower || ORDER[state] > 3 || ENDED[state] || state === 'awaiting_customer') return null
  const least = ifLower.kind === 'accept' ? { amount: ifLower.downTo, currency: total.currency } : null
  return { kind: ifLower.kind, least }
}

export type PayoutRule = Readonly<{ payoutWorkingDays: number; timeZone: string }>
/** What the messages say of the way and of the check: at most two working days each. */
const DAYS_ON_THE_WAY = 2
const DAYS_OF_CHECK = 2

/**
 * The instant, noon of a day, by which the money is expected (U-10): from the last step that happened, and before the parcel is
 * handed in from the last day of the lock. Null where nothing is paid, or the seller's answer comes first.
 */
export function payoutExpectedBy(trade: TradeCourse, { payoutWorkingDays, timeZone }: PayoutRule): string | null {
  const reached = ORDER[trade.state]
  if (ENDED[trade.state] || cameBack(trade) || reached >= 5 || trade.state === 'awaiting_customer') return null
  const way = reached < 2 ? DAYS_ON_THE_WAY : 0
  const check = reached < 4 ? DAYS_OF_CHECK : 0
  const start = [trade.lockUntil, since(trade, 'in_transit'), since(trade, 'received')][Math.min(reached, 2)]
  const from = (reached === 4 ? since(trade, 'payout_pending') : start) ?? trade.lockUntil
  const day = addWorkingDays(dayIn(timeZone, Date.parse(from)), way + check + payoutWorkingDays)
  return `${day}T12:00:00.000Z`
}

function last(trade: TradeCourse, reached: number, rule: PayoutRule): TradeStep {
  if (cameBack(trade)) {
    const at = since(trade, 'return_in_progress')
    return trade.state === 'closed'
      ? { title: 'trade.step.returned', mark: 'done', at }
      : { title: 'trade.step.return', mark: 'now', at }
  }
  if (reached >= 5) return { title: 'trade.step.paid', mark: 'done', at: since(trade, 'paid') }
  if (trade.state === 'awaiting_customer')
    return {
      ...{ title: 'trade.step.payout', mark: 'later' },
      note: { id: 'trade.step.payoutAfterAnswer', days: rule.payoutWorkingDays },
    }
  const date = payoutExpectedBy(trade, rule)
  const note = date === null ? {} : { note: { id: 'trade.step.payoutBy' as const, date } }
  return { title: 'trade.step.payout', mark: reached === 4 ? 'now' : 'later', ...note }
}

/** A sale that the seller cancelled may have ended before its parcel arrived or was checked. */
const stepsBeforeReturn = (trade: TradeCourse): readonly TradeStep[] =>
  (
    [
      ['trade.step.onTheWay', since(trade, 'in_transit')],
      ['trade.step.arrived', since(trade, 'received')],
      ['trade.step.checked', since(trade, 'in_inspection')],
    ] as const
  ).flatMap(([title, at]) => (at === undefined ? [] : [{ title, mark: 'done' as const, at }]))

/**
 * The steps of a trade's timeline: past ones with their dates, the current one, those to come. A trade that ended early
 * has only the steps it took and its end.
 */
export function stepsOf(trade: TradeCourse, rule: PayoutRule): readonly TradeStep[] {
  const created: TradeStep = { title: 'trade.step.created', mark: 'done', at: trade.createdAt }
  const end = ENDED[trade.state]
  if (end) return [created, { title: end, mark: 'now', at: since(trade, trade.state) }]
  const reached = ORDER[trade.state]
  if (cameBack(trade)) return [created, ...stepsBeforeReturn(trade), last(trade, reached, rule)]
  const arrived = since(trade, 'received')
  const arrival: TradeStep =
    reached >= 2
      ? { title: 'trade.step.arrived', mark: reached === 2 ? 'now' : 'done', at: arrived }
      : { title: 'trade.step.arrival', mark: 'later' }
  return [created, handIn(trade, reached), arrival, check(trade, reached), last(trade, reached, rule)]
}
