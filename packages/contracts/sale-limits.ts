/**
 * What a market limits in a sale, for the platform that enforces it and the shop that says it before. In a file without schemas,
 * because the browser loads it.
 */
export type SaleLimits = Readonly<{
  /** The highest payout of a business trade, in minor units, inclusive (K-10). */
  businessTotal: number
  /** The most pieces of one device in a consumer's sale, over all its conditions (K-03). */
  piecesPerDevice: number
}>
type Seller = Readonly<{ business: boolean; limits: SaleLimits }>

/** The most pieces of one line: the form of a trade allows no more. */
export const MAX_PIECES = 99

/** Whether a payout is above the cap. `total` in minor units, with the voucher. */
export const capProblem = ({ business, limits }: Seller, total: number): 'cap_exceeded' | null =>
  business && total > limits.businessTotal ? 'cap_exceeded' : null

/** The most pieces of one device: the market's for consumers, only that of a line for a company. */
export const maxPieces = ({ business, limits }: Seller): number =>
  business ? MAX_PIECES : Math.min(limits.piecesPerDevice, MAX_PIECES)

/** The indexes of the lines whose device has more pieces in the sale than a consumer may sell. */
export function linesWithTooManyPieces(
  seller: Seller,
  lines: readonly Readonly<{ deviceId: string; quantity: number }>[],
): number[] {
  if (seller.business) return []
  const pieces = new Map<string, number>()
  for (const { deviceId, quantity } of lines) pieces.set(deviceId, (pieces.get(deviceId) ?? 0) + quantity)
  return lines.flatMap(({ deviceId }, index) => ((pieces.get(deviceId) ?? 0) > maxPieces(seller) ? [index] : []))
}
