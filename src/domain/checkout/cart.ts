import type { Money } from '@trade-in-shop/contracts/money'
import { lineSum, voucherBonus } from '@trade-in-shop/contracts/sale-sums'
import type { Voucher } from '@trade-in-shop/contracts/vouchers'
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

/** How many pieces the other lines of a device leave for this line; `max`: pieces of one device. */
export const piecesLeft = (lines: readonly DeviceLine[], { conditionId, device }: DeviceLine, max: number): number => {
  const others = lines.filter((line) => line.device.id === device.id && line.conditionId !== conditionId)
  return max - others.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** How many pieces this line may have beside the other lines of its device. Never below one. */
export const maxQuantity = (lines: readonly DeviceLine[], line: DeviceLine, max: number): number =>
  Math.max(1, piecesLeft(lines, line, max))

const clamp = (quantity: number, max: number) => Math.max(1, Math.min(Math.trunc(quantity), max))

/** `full`: there is no place for another line. `atMaximum`: the cart has as many pieces of the device as it may have. */
export type LineOutcome = 'added' | 'raised' | 'full' | 'atMaximum'
/** `pieces`: how many the cart has more than before. */
type LineChange<Line> = Readonly<{ lines: readonly Line[]; outcome: LineOutcome; pieces: number }>

/** Equal conditions are one line with a higher quantity and the newer offer; anything else is appended (K-03). */
export function withLine<Line extends DeviceLine>(lines: readonly Line[], added: Line, max: number): LineChange<Line> {
  const known = lines.find((line) => line.conditionId === added.conditionId)
  if (!known && lines.length >= MAX_LINES) return { lines, outcome: 'full', pieces: 0 }
  const quantity = clamp((known?.quantity ?? 0) + added.quantity, maxQuantity(lines, added, max))
  const line = { ...added, quantity }
  if (!known) return { lines: [...lines, line], outcome: 'added', pieces: quantity }
  const pieces = Math.max(0, quantity - known.quantity)
  return {
    lines: lines.map((each) => (each === known ? line : each)),
    outcome: pieces === 0 ? 'atMaximum' : 'raised',
    pieces,
  }
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
