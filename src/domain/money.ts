import type { Money } from '@/contracts/money'

export const euros = (amount: number): Money => ({ amount, currency: 'EUR' })

/** True for amounts that need no cents: 412 and not 412,50. */
export const isWholeEuros = ({ amount }: Money): boolean => amount % 100 === 0

/**
 * A decimal string ("10.005") times a count, cut off to whole cents: 3001. Never through floats, where
 * 1.15 x 100 is 114.99999999999999. Throws a RangeError for anything but an unsigned decimal number.
 */
export function centsOf(decimal: string, quantity: number): number {
  const match = /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(decimal)
  if (!match || !Number.isInteger(quantity) || quantity < 0)
    throw new RangeError(`Not a price and a count: ${decimal} x ${quantity}`)
  const [, whole = '0', fraction = ''] = match
  const scaled = BigInt(whole + fraction) * BigInt(quantity) * 100n
  return Number(scaled / 10n ** BigInt(fraction.length))
}
