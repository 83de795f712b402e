import type { Money } from '@/contracts/money'
import { lineSum, voucherBonus } from '@/contracts/sale-sums'
import type { Voucher } from '@/contracts/vouchers'
import { euros } from '@/domain/euros'

/** The fields of a cart line that the totals are calculated from. `price` is per piece. */
export type PricedLine = Readonly<{ conditionId: string; price: Money; quantity: number }>
/** A line of a known device; several may be of the same one in different conditions. */
type DeviceLine = PricedLine & Readonly<{ device: Readonly<{ id: string }> }>
export type CartTotals = Readonly<{ devices: Money; voucher: Money; total: Money; pieces: number }>

/** A trade has at most this many lines. */
export const MAX_LINES = 50

/** Whole cents per line; the rest of a cent is cut off, not rounded (K-05). */
export const lineTotal = ({ price, quantity }: Pick<PricedLine, 'price' | 'quantity'>): Money =>
  euros(lineSum(price.amount, quantity))

export function cartTotals(lines: readonly PricedLine[], voucher: Pick<Voucher, 'kind' | 'value'> | null): CartTotals {
  const devices = euros(lines.reduce((sum, line) => sum + lineTotal(line).amount, 0))
  const bonus = euros(voucher && lines.length > 0 ? voucherBonus(voucher, devices.amount) : 0)
  return {
    devices,
    voucher: bonus,
    total: euros(devices.amount + bonus.amount),
    pieces: lines.reduce((sum, line) => sum + line.quantity, 0),
  }
}

/** How many pieces this line may have beside the other lines of its device; `max`: pieces of one device. Never below one. */
export const maxQuantity = (lines: readonly DeviceLine[], { conditionId, device }: DeviceLine, max: number): number => {
  const others = lines.filter((line) => line.device.id === device.id && line.conditionId !== conditionId)
  return Math.max(1, max - others.reduce((sum, { quantity }) => sum + quantity, 0))
}

const clamp = (quantity: number, max: number) => Math.max(1, Math.min(Math.trunc(quantity), max))

/** Equal conditions are one line with a higher quantity and the newer offer; anything else is appended (K-03). */
export function withLine<Line extends DeviceLine>(lines: readonly Line[], added: Line, max: number): Line[] {
  const known = lines.find((line) => line.conditionId === added.conditionId)
  const most = maxQuantity(lines, added, max)
  if (!known) return lines.length >= MAX_LINES ? [...lines] : [...lines, { ...added, quantity: clamp(added.quantity, most) }]
  const quantity = clamp(known.quantity + added.quantity, most)
  return lines.map((line) => (line === known ? { ...added, quantity } : line))
}

export const withQuantity = <Line extends DeviceLine>(
  lines: readonly Line[],
  conditionId: string,
  quantity: number,
  max: number,
): Line[] =>
  lines.map((line) =>
    line.conditionId === conditionId ? { ...line, quantity: clamp(quantity, maxQuantity(lines, line, max)) } : line,
  )

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
