import type { Money } from '@/contracts/money'
import type { Voucher } from '@/contracts/vouchers'
import { euros } from '@/domain/euros'

/** The fields of a cart line that the totals are calculated from. `price` is per piece. */
export type PricedLine = Readonly<{ conditionId: string; price: Money; quantity: number }>
export type CartTotals = Readonly<{ devices: Money; voucher: Money; total: Money; pieces: number }>

/** A trade has at most 50 lines, and a line at most 99 pieces. */
export const MAX_LINES = 50
export const MAX_PIECES = 99

/** Whole cents per line; the rest of a cent is cut off, not rounded (K-05). */
export const lineTotal = ({ price, quantity }: Pick<PricedLine, 'price' | 'quantity'>): Money =>
  euros(Math.trunc(price.amount * quantity))

/** What a voucher adds to the payout: a fixed sum, or whole percent of the lines' total, cut off to whole cents. */
function voucherAmount(voucher: Pick<Voucher, 'kind' | 'value'> | null, devices: Money): Money {
  if (!voucher) return euros(0)
  return voucher.kind === 'fixed' ? euros(voucher.value) : euros(Math.trunc((devices.amount * voucher.value) / 100))
}

export function cartTotals(lines: readonly PricedLine[], voucher: Pick<Voucher, 'kind' | 'value'> | null): CartTotals {
  const devices = euros(lines.reduce((sum, line) => sum + lineTotal(line).amount, 0))
  const bonus = lines.length === 0 ? euros(0) : voucherAmount(voucher, devices)
  return {
    devices,
    voucher: bonus,
    total: euros(devices.amount + bonus.amount),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** Largest quantity of one condition: the market's for consumers, only the trade's own limit for business (K-03). */
export const maxQuantity = (shop: Readonly<{ business: boolean; maxQuantityPerDevice: number }>): number =>
  shop.business ? MAX_PIECES : Math.min(shop.maxQuantityPerDevice, MAX_PIECES)

const clamp = (quantity: number, max: number) => Math.max(1, Math.min(Math.trunc(quantity), max))

/** Equal conditions are one line with a higher quantity and the newer offer; anything else is appended (K-03). */
export function withLine<Line extends PricedLine>(lines: readonly Line[], added: Line, max: number): Line[] {
  const known = lines.find((line) => line.conditionId === added.conditionId)
  if (!known) return lines.length >= MAX_LINES ? [...lines] : [...lines, { ...added, quantity: clamp(added.quantity, max) }]
  const quantity = clamp(known.quantity + added.quantity, max)
  return lines.map((line) => (line === known ? { ...added, quantity } : line))
}

export const withQuantity = <Line extends PricedLine>(
  lines: readonly Line[],
  conditionId: string,
  quantity: number,
  max: number,
): Line[] => lines.map((line) => (line.conditionId === conditionId ? { ...line, quantity: clamp(quantity, max) } : line))

export const withoutLine = <Line extends PricedLine>(lines: readonly Line[], conditionId: string): Line[] =>
  lines.filter((line) => line.conditionId !== conditionId)

/** A cart expires with the first of its offers; null for an empty cart. Instants are ISO 8601 UTC. */
export const earliestExpiry = (lines: readonly Readonly<{ validUntil: string }>[]): string | null =>
  lines.reduce<string | null>(
    (first, { validUntil }) => (first === null || Date.parse(validUntil) < Date.parse(first) ? validUntil : first),
    null,
  )

/** `now`: epoch milliseconds by the server's clock (F10). */
export const isExpired = (cartExpiry: string | null, now: number): boolean => cartExpiry !== null && Date.parse(cartExpiry) <= now

/** A business trade may total exactly the cap, but not a cent more (K-10). `cap` in minor units. */
export const exceedsCap = (shop: Readonly<{ business: boolean; b2bTradeCap: number }>, total: Money): boolean =>
  shop.business && total.amount > shop.b2bTradeCap
