import type { IntlShape } from 'react-intl'
import type { Money } from '@trade-in-shop/contracts/money'
import { moneyFormat } from '@trade-in-shop/contracts/money-format'
import type { DateFormat } from '@/domain/dates'

type Intl = Pick<IntlShape, 'formatNumber' | 'formatDate' | 'formatDateToParts' | 'formatTime'>

/** The font lacks U+202F, which French puts before signs and between thousands; U+00A0 looks the same in this font. */
const withFontSpaces = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** "1.234,50 €"; whole euros without decimals: "412 €". */
export const formatMoney = (intl: Pick<Intl, 'formatNumber'>, money: Money): string =>
  withFontSpaces(intl.formatNumber(money.amount / 100, moneyFormat(money)))

/** With a sign, for the effect of an answer: "+10 €", "−21,50 €". */
export function formatMoneyChange(intl: Intl, money: Money): string {
  const sign = money.amount < 0 ? '\u2212' : '+'
  return `${sign}${formatMoney(intl, { ...money, amount: Math.abs(money.amount) })}`
}

/** Always with cents, for sums in a column: "430,00 €", "−21,50 €", and 0 without a sign. */
export function formatExactMoney(intl: Pick<Intl, 'formatNumber'>, { amount, currency }: Money, { sign = false } = {}): string {
  const text = withFontSpaces(intl.formatNumber(Math.abs(amount) / 100, moneyFormat({ amount, currency }, { exact: true })))
  if (amount < 0) return `\u2212${text}`
  return sign && amount > 0 ? `+${text}` : text
}

/** A plain number in the market's format. */
export const formatCount = (intl: Intl, count: number): string => withFontSpaces(intl.formatNumber(count))

/** The market's short date, where a page names no other one: "05.12.26" or "05/12/26", in the market's time zone. */
export function formatShortDate(intl: Intl, dateFormat: DateFormat, instant: string): string {
  const parts = intl.formatDateToParts(new Date(instant), { day: '2-digit', month: '2-digit', year: '2-digit' })
  const part = (type: 'day' | 'month' | 'year') => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return [part('day'), part('month'), part('year')].join(dateFormat[2])
}

const WORDS = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** A day in words, for what has happened: "5. Dezember 2026". */
export const formatDate = (intl: Intl, instant: string): string => withFontSpaces(intl.formatDate(new Date(instant), WORDS))

/** A day that binds, with its weekday: "Samstag, 5. Dezember 2026"; `time`: "Samstag, 5. Dezember 2026, 14:32". */
export function formatDay(intl: Intl, instant: string, { time = false } = {}): string {
  const day = withFontSpaces(intl.formatDate(new Date(instant), { weekday: 'long', ...WORDS }))
  return time ? `${day}, ${formatTime(intl, instant)}` : day
}

/** "14:32" */
export const formatTime = (intl: Intl, instant: string): string =>
  intl.formatTime(new Date(instant), { hour: '2-digit', minute: '2-digit' })
