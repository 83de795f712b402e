import { plainLetters } from './plain-letters'
import { cleanCode } from '@trade-in-shop/contracts/clean-text'
import type { Language } from '@trade-in-shop/contracts/languages'
import { dayIn } from '@trade-in-shop/contracts/market-days'

/** Calendar dates are ISO strings (`1988-03-14`), instants epoch milliseconds. Writing instants is `storefront/i18n/format.ts`. */
const SEPARATED = [
  /^(?<day>\d{1,2})\s?[./\- ]\s?(?<month>\d{1,2})\s?[./\- ]\s?(?<year>\d{2}|\d{4})$/,
  /^(?<year>\d{4})\s?[./\- ]\s?(?<month>\d{1,2})\s?[./\- ]\s?(?<day>\d{1,2})\.?$/,
  // "14. März 1988", "1er mars 1988", "14 de marzo de 1988"
  /^(?<day>\d{1,2})(?:er|st|nd|rd|th|[.ºo])?[\s\-/]*(?:de |of )?(?<month>\p{L}{3,})\.?[\s\-/,]*(?:de |del )?(?<year>\d{2}|\d{4})$/iu,
  // "March 14, 1988"
  /^(?<month>\p{L}{3,})\.?[\s\-/]*(?<day>\d{1,2})(?:st|nd|rd|th)?[\s,\-/]+(?<year>\d{4})$/iu,
]
/** The numeric keypad of a phone has no separators. Every market writes the day first. */
const DIGITS = [
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<day>\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<day>\d\d)(?<month>\d)(?<year>\d{4})$/,
  /^(?<day>\d)(?<month>\d)(?<year>\d{4})$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
]
const CENTURIES = ['19', '20']
const two = (value: number) => String(value).padStart(2, '0')

function calendarDate(year: number, month: number, day: number): string | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists && year >= 1 ? `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` : null
}

/** Names of months are read in all languages of the shop: none is another month in another of them. */
const LOCALES: Readonly<Record<Language, readonly string[]>> = {
  de: ['de', 'de-AT'],
  en: ['en'],
  es: ['es'],
  fr: ['fr'],
  it: ['it'],
}
/** "März", "Mär" and "marz" are 3; "jui", which begins two months, is none. */
function monthNumber(typed: string): number {
  if (/^\d+$/.test(typed)) return Number(typed)
  const beginning = plainLetters(typed)
  const months = Object.values(LOCALES)
    .flat()
    .flatMap((locale) => {
      const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, month) =>
        plainLetters(format(Date.UTC(2000, month))).startsWith(beginning) ? month + 1 : [],
      )
    })
    .flat()
  const [month, ...others] = new Set(months)
  return month && others.length === 0 ? month : 0
}

function datesOf(text: string, pattern: RegExp): string[] {
  const { day, month, year } = pattern.exec(text)?.groups ?? {}
  if (!day || !month || !year) return []
  const years = year.length === 2 ? CENTURIES.map((century) => century + year) : [year]
  return years.flatMap((full) => calendarDate(Number(full), monthNumber(month), Number(day)) ?? [])
}

/** Both bounds are inclusive ISO dates. */
type DateBounds = Readonly<{ earliest: string; latest: string }>

/**
 * Reads a date as people type it: day, month and year with any usual separator or the name of the month, the year first, or as
 * digits alone. Null when it is no date between the bounds, or when it could mean several (`1111988`, `14.03.05`).
 */
export function parseDate(text: string, { earliest, latest }: DateBounds): string | null {
  const date = cleanCode(text)
  const separated = SEPARATED.filter((pattern) => pattern.test(date))
  const dates = separated.length > 0 ? separated.flatMap((pattern) => datesOf(date, pattern)) : datesOfDigits(date)
  const [found, ...others] = new Set(dates.filter((day) => day >= earliest && day <= latest))
  return found && others.length === 0 ? found : null
}

function datesOfDigits(text: string): string[] {
  const digits = text.replace(/\s/g, '')
  return DIGITS.flatMap((pattern) => datesOf(digits, pattern))
}

/** `dd` and `mm` have two digits; a date that a person enters has all four of its year. */
export type DateFormat = 'dd.mm.yy' | 'dd/mm/yy'

/** An ISO date as people of the market type it: "14.03.1988", "14/03/1988". */
export const writeDate = (date: string, dateFormat: DateFormat): string => date.split('-').reverse().join(dateFormat[2])

/**
 * Whether a person born on `birthDate` has reached the age on the current date in `timeZone`. For a birth on 29 February, the
 * birthday in a common year is 1 March.
 */
export function hasReachedAge(birthDate: string, years: number, timeZone: string, now: number): boolean {
  const birthday = `${String(Number(birthDate.slice(0, 4)) + years).padStart(4, '0')}${birthDate.slice(4)}`
  return birthday <= dayIn(timeZone, now)
}

/** No living person was born earlier, so an earlier year is a typing mistake. */
const EARLIEST_BIRTH_DATE = '1900-01-01'

/** `now` in epoch milliseconds. */
export const birthDateBounds = ({ timeZone, now }: Readonly<{ timeZone: string; now: number }>): DateBounds => ({
  earliest: EARLIEST_BIRTH_DATE,
  latest: dayIn(timeZone, now),
})
