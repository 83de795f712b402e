import type { Money } from '@/contracts/money'

/** The contract's version (`docs/widget.md`); receivers ignore messages of another version. */
const VERSION = 1

/** The messages of a widget to the page around it: its state, and facts without personal data (L-05, P-19). */
export type WidgetMessage =
  | Readonly<{ type: 'ready' }>
  /** Whole CSS pixels. */
  | Readonly<{ type: 'height'; height: number }>
  /**
   * The part that has just opened begins this many CSS pixels below the frame's top; the page around should scroll
   * there.
   */
  | Readonly<{ type: 'reveal'; top: number }>
  | Readonly<{ type: 'quote'; deviceId: string; price: Money }>
  | Readonly<{ type: 'trade'; tradeId: string; total: Money }>

export const sealed = (message: WidgetMessage) => ({ revalo: VERSION, ...message })

type Loose = Readonly<Record<string, unknown>>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? { ...value } : {})
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= 128

/** True for the greeting "Who is there?", the only message that is accepted from the page around. */
export function isHello(data: unknown): boolean {
  const { revalo, type } = loose(data)
  return revalo === VERSION && type === 'hello'
}

/** Minor units and currency, without other members of the fact. */
function moneyOf(value: unknown): Money | null {
  const { amount, currency } = loose(value)
  return Number.isSafeInteger(amount) && currency === 'EUR' ? { amount: Number(amount), currency } : null
}

/** The message for a fact of the shop, built member by member; null for facts that the partner must not see. */
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
