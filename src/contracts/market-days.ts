import type { Trade, TradeState } from './trades'

/** The calendar date that an instant, in epoch milliseconds, has in a time zone: `2026-11-21`. */
export function dayIn(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    instant,
  )
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

const SUNDAY = 0
const SATURDAY = 6

/** The calendar date that is `days` working days later. Public holidays differ by region and are not counted here. */
function addWorkingDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() !== SUNDAY && day.getUTCDay() !== SATURDAY) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** The part of a trade that says how far it has come. */
export type TradeCourse = Pick<Trade, 'state' | 'createdAt' | 'lockUntil' | 'history'>

/** When the trade first reached one of these states. */
export const since = ({ history }: Pick<TradeCourse, 'history'>, ...states: TradeState[]): string | undefined =>
  history.find(({ state }) => states.includes(state))?.at

/** What the messages say of the way and of the check: at most two working days each. */
const WAY = 2
const CHECK = 2
/** From which step on the days until the payout begin are counted; before the parcel is handed in, from the last day of the lock. */
const BEFORE_PAYOUT: Partial<Record<TradeState, Readonly<{ from: TradeState | null; days: number }>>> = {
  created: { from: null, days: WAY + CHECK },
  awaiting_shipment: { from: null, days: WAY + CHECK },
  in_transit: { from: 'in_transit', days: WAY + CHECK },
  received: { from: 'received', days: CHECK },
  in_inspection: { from: 'received', days: CHECK },
  payout_pending: { from: 'payout_pending', days: 0 },
}

export type PayoutRule = Readonly<{ payoutWorkingDays: number; timeZone: string }>

/**
 * The instant, noon of a day, by which the money is expected (U-10), as pages and mails say it. Null where nothing is paid, or the
 * seller's answer comes first.
 */
export function payoutExpectedBy(trade: TradeCourse, { payoutWorkingDays, timeZone }: PayoutRule): string | null {
  const course = BEFORE_PAYOUT[trade.state]
  if (!course) return null
  const from = (course.from && since(trade, course.from)) ?? trade.lockUntil
  return `${addWorkingDays(dayIn(timeZone, Date.parse(from)), course.days + payoutWorkingDays)}T12:00:00.000Z`
}
