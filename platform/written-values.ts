import { payoutExpectedBy } from '@trade-in-shop/contracts/market-days'
import { moneyFormat } from '@trade-in-shop/contracts/money-format'
import { uninsuredParcels } from '@trade-in-shop/contracts/parcel-cover'
import type { PlatformMarket } from './markets/platform-market'
import { textIn } from './messages/texts'
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
  const { payoutWorkingDays, payoutCutOff = null, timeZone } = market
  if (payoutWorkingDays === undefined) return null
  const day = payoutExpectedBy(tradeAnswer(trade), { payoutWorkingDays, payoutCutOff, timeZone })
  return day && writtenDay(market, new Date(day))
}

/** Minor units as the shop writes them: "412 €" without cents, "1.234,50 €" with them. */
export const writtenMoney = ({ locale, currency }: Pick<PlatformMarket, 'locale' | 'currency'>, amount: number): string =>
  new Intl.NumberFormat(locale, moneyFormat({ amount, currency })).format(amount / 100)

/** Messages of the only parcel, of several, and of a label: who carries it, what it is insured for, what if its contents bring more. */
type CarrierTexts = 'trade.received' | 'trade.several' | 'label'

/** What the market of a trade said of its parcels when it was made, for all of them or for one; null where it said nothing. */
export function writtenCarrier(market: PlatformMarket, trade: WholeTrade, texts: CarrierTexts, only?: number): string | null {
  const text = textIn(market)
  const { carrier, lines } = tradeAnswer(trade)
  if (!carrier) return null
  const sum = carrier.insured ? writtenMoney(market, carrier.insured.amount) : ''
  return [
    text(`${texts}.carried`, { carrier: carrier.name }),
    ...(sum ? [text(`${texts}.insured`, { sum })] : []),
    ...uninsuredParcels({ carrier, lines })
      .filter(({ number }) => only === undefined || number === only)
      .map(({ number, worth }) =>
        text(`${texts}.uninsured`, { sum, parcel: String(number), worth: writtenMoney(market, worth.amount) }),
      ),
  ].join(' ')
}
