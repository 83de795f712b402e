import type { PlatformMarket } from './markets/market'

const DAY_AND_TIME = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** A deadline, with its time: "Samstag, 5. Dezember 2026 um 11:00". */
export const writtenMoment = ({ locale, timeZone }: PlatformMarket, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, ...DAY_AND_TIME }).format(at)

/** Minor units as the shop writes them: "412 €" without cents, "1.234,50 €" with them. */
export function writtenMoney({ locale, currency }: PlatformMarket, amount: number): string {
  const fractionDigits = amount % 100 === 0 ? 0 : 2
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount / 100)
}
