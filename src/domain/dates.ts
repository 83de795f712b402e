/** Calendar dates are ISO strings (`1988-03-14`), instants epoch milliseconds. Writing dates is `storefront/i18n/format.ts`. */
const SEPARATED = /^(\d{1,2})\s?[./\- ]\s?(\d{1,2})\s?[./\- ]\s?(\d{4})$/
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const two = (value: number) => String(value).padStart(2, '0')

function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1 ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null
}

/** Day, month, four-digit year with any usual separator (every market writes the day first), or an ISO date; null when there is no such day. */
export function parseDate(text: string): string | null {
  const trimmed = text.trim()
  const [, isoYear, isoMonth, isoDay] = ISO.exec(trimmed) ?? []
  if (isoYear) return calendarDate(Number(isoYear), Number(isoMonth), Number(isoDay))
  const [, day, month, year] = SEPARATED.exec(trimmed) ?? []
  return year ? calendarDate(Number(year), Number(month), Number(day)) : null
}

/** The calendar date that an instant has in a time zone. */
export function dayIn(timeZone: string, instant: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    instant,
  )
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * Whether somebody born on `birthDate` has had the given birthday where the clock shows `timeZone`.
 * Born on 29 February: the birthday of a common year is 1 March.
 */
export function hasReachedAge(birthDate: string, years: number, timeZone: string, now: number): boolean {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`
  return birthday <= dayIn(timeZone, now)
}

/** Nobody alive was born before; a typed 1889 is a slip of the finger. */
export const EARLIEST_BIRTH_DATE = '1900-01-01'
