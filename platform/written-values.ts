import { payoutExpectedBy } from '@/contracts/market-days'
import type { PlatformMarket } from './markets/market'
import { tradeAnswer } from './trades/trade-answer'
import type { WholeTrade } from './trades/trade-store'

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

/** A day: "Freitag, 27. November 2026". */
export const writtenDay = ({ locale, timeZone }: PlatformMarket, at: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at)

/**
 * By when the money of a trade is expected, as the shop's pages say it; null where none is, or where the market's shop has not
 * said in how many working days it pays.
 */
export function writtenPayoutDay(market: PlatformMarket, trade: WholeTrade): string | null {
  const { payoutWorkingDays, timeZone } = market
  const day = payoutWorkingDays === undefined ? null : payoutExpectedBy(tradeAnswer(trade), { payoutWorkingDays, timeZone })
  return day && writtenDay(market, new Date(day))
}

/** Minor units as the shop writes them: "412 €" without cents, "1.234,50 €" with them. */
export function writtenMoney({ locale, currency }: PlatformMarket, amount: number): string {
  const fractionDigits = amount % 100 === 0 ? 0 : 2
  const digits = { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...digits }).format(amount / 100)
}
