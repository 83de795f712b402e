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

/** Month and day on which no bank of the euro area transfers money (TARGET), and the days around Easter Sunday. */
const CLOSED_DATES = ['01-01', '05-01', '12-25', '12-26']
const CLOSED_FROM_EASTER = [-2, 1]

const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** Good Friday and Easter Monday of a year; Easter by the rule of Meeus, Jones and Butcher. */
function easterHolidays(year: number): string[] {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const shift = Math.floor((8 * century + 13) / 25)
  const moon = (19 * golden + century - Math.floor(century / 4) - shift + 15) % 30
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const sunday = 22 + moon + week - 7 * Math.floor((golden + 11 * moon + 19 * week) / 433)
  return CLOSED_FROM_EASTER.map((days) => isoDay(new Date(Date.UTC(year, 2, sunday + days))))
}

function isWorkingDay(day: Date): boolean {
  if (day.getUTCDay() === SUNDAY || day.getUTCDay() === SATURDAY) return false
  const date = isoDay(day)
  return !CLOSED_DATES.includes(date.slice(5)) && !easterHolidays(day.getUTCFullYear()).includes(date)
}

/**
 * The calendar date that is `days` working days later. Holidays on which banks transfer no money count as none, because they are
 * the same in all markets; those of a region are not known here.
 */
function addWorkingDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  for (let left = days; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isWorkingDay(day)) left -= 1
  }
  return isoDay(day)
}

const noonOf = (date: string): string => `${date}T12:00:00.000Z`

/** The instant, noon of a day, that is `days` working days after another one, in epoch milliseconds. */
export const workingDaysAfter = (timeZone: string, instant: number, days: number): string =>
  noonOf(addWorkingDays(dayIn(timeZone, instant), days))

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

/** `payoutCutOff`: `HH:MM`, until when money is transferred on the same day (P-12); null where the market names no time. */
export type PayoutRule = Readonly<{ payoutWorkingDays: number; payoutCutOff: string | null; timeZone: string }>

/**
 * The date on which money is transferred that may be paid from an instant on: the same day where that is a working day and the
 * cut-off has not come, else the next working day.
 */
export function transferDay(instant: number, { payoutCutOff, timeZone }: PayoutRule): string {
  const today = dayIn(timeZone, instant)
  if (payoutCutOff === null) return today
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)
  return isWorkingDay(new Date(`${today}T00:00:00Z`)) && time < payoutCutOff ? today : addWorkingDays(today, 1)
}

/**
 * The instant, noon of a day, by which the money is expected (U-10), as pages and mails say it. Null where nothing is paid, or the
 * seller's answer comes first.
 */
export function payoutExpectedBy(trade: TradeCourse, rule: PayoutRule): string | null {
  const course = BEFORE_PAYOUT[trade.state]
  if (!course) return null
  const from = Date.parse((course.from && since(trade, course.from)) ?? trade.lockUntil)
  const day = trade.state === 'payout_pending' ? transferDay(from, rule) : dayIn(rule.timeZone, from)
  return noonOf(addWorkingDays(day, course.days + rule.payoutWorkingDays))
}

/** The same day before it is so: for a sale that holds until, a parcel handed in at, or a price accepted at an instant. */
export const foreseePayout = (state: 'created' | 'in_transit' | 'payout_pending', at: string, rule: PayoutRule): string | null =>
  payoutExpectedBy({ state, createdAt: at, lockUntil: at, history: [{ state, at, reason: 'foreseen' }] }, rule)
