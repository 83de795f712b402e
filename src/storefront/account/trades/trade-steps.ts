import type { Money } from '@trade-in-shop/contracts/money'
import type { IfLower, Trade, TradeState } from '@trade-in-shop/contracts/trades'
import { payoutExpectedBy, since, type PayoutRule, type TradeCourse } from '@trade-in-shop/contracts/market-days'
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

const ENDED: Partial<Record<TradeState, MessageId>> = { cancelled: 'trade.step.cancelled', expired: 'trade.step.expired' }

/** The states in the order of a trade that ends with money; the number says how far a trade has come. */
const ORDER: Readonly<Record<TradeState, number>> = {
  created: 0,
  awaiting_shipment: 0,
  in_transit: 1,
  received: 2,
  in_inspection: 3,
  awaiting_customer: 3,
  second_look: 3,
  payout_pending: 4,
  return_in_progress: 4,
  paid: 5,
  closed: 5,
  cancelled: 0,
  expired: 0,
}

/** How a closed trade has ended, which only its history shows. */
function endOfClosed(trade: TradeCourse): 'paid' | 'returned' | 'recycled' {
  if (since(trade, 'paid') !== undefined) return 'paid'
  return since(trade, 'return_in_progress') === undefined ? 'recycled' : 'returned'
}

/** True when the device was sent back instead of paid. */
export const cameBack = (trade: TradeCourse): boolean =>
  trade.state === 'return_in_progress' || (trade.state === 'closed' && endOfClosed(trade) === 'returned')

/** True when nothing was paid and nothing sent back, because all of it was worth nothing. */
export const isRecycled = (trade: TradeCourse): boolean => trade.state === 'closed' && endOfClosed(trade) === 'recycled'

/** When the trade ended, for its row among the finished ones. */
export const endedAt = ({ state, history, createdAt }: TradeCourse): string =>
  history.findLast((entry) => entry.state === (state === 'closed' ? 'paid' : state))?.at ?? history.at(-1)?.at ?? createdAt

const FINISHED: readonly TradeState[] = ['paid', 'closed', 'cancelled', 'expired']
export const isFinished = ({ state }: Pick<Trade, 'state'>): boolean => FINISHED.includes(state)

/** With its parcels, where it has several. */
type Sent = TradeCourse & Partial<Pick<Trade, 'parcels'>>

/** How many parcels a sale travels in; older platforms say nothing of it. */
export const parcelCount = ({ parcels }: Partial<Pick<Trade, 'parcels'>>): number => parcels?.length ?? 1

function handIn(trade: Sent, reached: number): TradeStep {
  if (reached >= 1) return { title: 'trade.step.onTheWay', mark: reached === 1 ? 'now' : 'done', at: since(trade, 'in_transit') }
  const title = parcelCount(trade) > 1 ? 'trade.step.handInParcels' : 'trade.step.handIn'
  return { title, mark: 'now', note: { id: 'trade.step.handInBy', date: trade.lockUntil } }
}

function check(trade: TradeCourse, reached: number): TradeStep {
  const at = since(trade, 'in_inspection')
  if (trade.state === 'awaiting_customer')
    return { title: 'trade.step.question', mark: 'warn', at: since(trade, 'awaiting_customer') ?? at }
  if (trade.state === 'second_look') return { title: 'trade.step.secondLook', mark: 'now', at: since(trade, 'second_look') }
  if (reached > 3) return { title: 'trade.step.checked', mark: 'done', at }
  return reached === 3 ? { title: 'trade.step.checking', mark: 'now', at } : { title: 'trade.step.check', mark: 'later' }
}

/** `least`: what the devices must bring at least to be sold without a question. */
export type ChosenIfLower = Readonly<{ kind: IfLower['kind']; least: Money | null }>

/** What happens if inspection finds less (P-07), as long as it may still happen; null when it is over or not known. */
export function describeIfLower({ ifLower, state, total }: Pick<Trade, 'ifLower' | 'state' | 'total'>): ChosenIfLower | null {
  if (!ifLower || ORDER[state] > 3 || ENDED[state] || state === 'awaiting_customer' || state === 'second_look') return null
  const least = ifLower.kind === 'accept' ? { amount: ifLower.downTo, currency: total.currency } : null
  return { kind: ifLower.kind, least }
}

function last(trade: TradeCourse, reached: number, rule: PayoutRule): TradeStep {
  if (cameBack(trade)) {
    const at = since(trade, 'return_in_progress')
    return trade.state === 'closed'
      ? { title: 'trade.step.returned', mark: 'done', at }
      : { title: 'trade.step.return', mark: 'now', at }
  }
  if (isRecycled(trade)) return { title: 'trade.step.recycled', mark: 'done', at: since(trade, 'closed') }
  if (reached >= 5) return { title: 'trade.step.paid', mark: 'done', at: since(trade, 'paid') }
  if (trade.state === 'awaiting_customer' || trade.state === 'second_look')
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
export function listTradeSteps(trade: Sent, rule: PayoutRule): readonly TradeStep[] {
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
