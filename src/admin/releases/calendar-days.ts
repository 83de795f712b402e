import { DAY } from '@trade-in-shop/runtime/durations'

export type Span = 'month' | 'week'
export type Calendar = Readonly<{ span: Span; days: readonly string[]; month: string; before: string; after: string }>

/** Midnight in UTC, epoch milliseconds; by it days are counted, whatever the zone. */
export const parseDay = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
/** Days since Monday. */
const weekday = (day: string): number => (new Date(parseDay(day)).getUTCDay() + 6) % 7

/** The whole weeks of the month, or the week, that a day (`2026-11-23`) is in. */
export function buildCalendar(day: string, span: Span): Calendar {
  const month = day.slice(0, 7)
  const first = span === 'month' ? `${month}-01` : day
  const start = parseDay(first) - weekday(first) * DAY
  const next = new Date(parseDay(`${month}-01`))
  next.setUTCMonth(next.getUTCMonth() + 1)
  const end = span === 'month' ? next.getTime() : start + 7 * DAY
  const weeks = Math.ceil((end - start) / (7 * DAY))
  const days = Array.from({ length: weeks * 7 }, (_, index) => dayOf(start + index * DAY))
  const before = span === 'month' ? dayOf(parseDay(`${month}-01`) - DAY) : dayOf(start - DAY)
  return { span, days, month, before, after: dayOf(end) }
}

export const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(parseDay(value))
