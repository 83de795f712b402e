import { findInstants } from '@/domain/zoned-time'
import { DAY } from '@trade-in-shop/runtime/durations'

const ZONED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/i
/** Day and time as spreadsheets write them; the day before the month, as in every market. */
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?:[T,]?\s*(?<time>\d{1,2}:\d{2})(?::\d{2})?)?$/i
const DAY_FIRST =
  /^(?<day>\d{1,2})[-/.]\s?(?<month>\d{1,2})[-/.]\s?(?<year>\d{4}|\d{2})(?:,?\s+(?<time>\d{1,2}:\d{2})(?::\d{2})?(?:\s*(?:Uhr|h))?)?$/i

/**
 * The instant that a cell means, in RFC 3339 UTC: in the market's zone where the cell names none. A day without a time is its
 * beginning, for an end the beginning of the next. Null for what is no instant.
 */
export function readInstant(value: string, { timeZone, isEnd }: Readonly<{ timeZone: string; isEnd: boolean }>): string | null {
  if (ZONED.test(value)) return Number.isNaN(Date.parse(value)) ? null : new Date(value).toISOString()
  const groups = (YEAR_FIRST.exec(value) ?? DAY_FIRST.exec(value))?.groups
  if (!groups) return null
  const { year = '', month = '', day = '', time } = groups
  const written = [year.length === 2 ? `20${year}` : year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
  const [start] = findInstants(timeZone, { day: written, time: (time ?? '0:00').padStart(5, '0') })
  if (start === undefined) return null
  if (!isEnd || time !== undefined) return new Date(start).toISOString()
  // Days have 23 or 25 hours when the clocks change.
  const next = new Date(Date.parse(`${written}T00:00:00Z`) + DAY).toISOString().slice(0, 10)
  const [end] = findInstants(timeZone, { day: next, time: '00:00' })
  return end === undefined ? null : new Date(end).toISOString()
}
