import type { Money } from '@/contracts/money'

/** The contract's version (`docs/widget.md`); who gets a message with another one leaves it alone. */
const VERSION = 1

/** What a widget tells the page around it: how it is, and facts without a person in them (L-05, P-19). */
export type WidgetMessage =
  | Readonly<{ type: 'ready' }>
  /** Whole CSS pixels. */
  | Readonly<{ type: 'height'; height: number }>
  /** What has just opened in the widget begins this many CSS pixels below the frame's top; the page around scrolls there. */
  | Readonly<{ type: 'reveal'; top: number }>
  | Readonly<{ type: 'quote'; deviceId: string; price: Money }>
  | Readonly<{ type: 'trade'; tradeId: string; total: Money }>

export const sealed = (message: WidgetMessage) => ({ revalo: VERSION, ...message })

type Loose = Readonly<Record<string, unknown>>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {})
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 128

/** "Who is there?": the only thing that the page around may say. */
export function isHello(data: unknown): boolean {
  const { revalo, type } = loose(data)
  return revalo === VERSION && type === 'hello'
}

/** Minor units and nothing else of what the fact carries. */
function moneyOf(value: unknown): Money | null {
  const { amount, currency } = loose(value)
  return Number.isSafeInteger(amount) && currency === 'EUR' ? { amount: Number(amount), currency } : null
}

/** A fact of the shop as the partner may know it: picked member by member; null for all that is not a partner's business. */
export function messageOf(fact: unknown): WidgetMessage | null {
  const { name, deviceId, tradeId, price, total } = loose(fact)
  if (name === 'offerGenerated') {
    const money = moneyOf(price)
    return isText(deviceId) && money ? { type: 'quote', deviceId, price: money } : null
  }
  if (name !== 'traded') return null
  const money = moneyOf(total)
  return isText(tradeId) && money ? { type: 'trade', tradeId, total: money } : null
}
