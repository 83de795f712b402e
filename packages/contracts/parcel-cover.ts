import type { Money } from './money'
import type { Trade, TradeLine } from './trades'

type Covered = Pick<Trade, 'carrier'> & Readonly<{ lines: readonly Pick<TradeLine, 'parcel' | 'total'>[] }>

/** What the devices of each parcel bring, in minor units. */
function worthByParcel(lines: Covered['lines']): Map<number, number> {
  const worth = new Map<number, number>()
  for (const { parcel, total } of lines) worth.set(parcel ?? 1, (worth.get(parcel ?? 1) ?? 0) + total.amount)
  return worth
}

/** The parcels with devices for more than the carrier pays for a lost parcel, and what these bring. */
export function uninsuredParcels({ carrier, lines }: Covered): { number: number; worth: Money }[] {
  const most = carrier?.insured?.amount
  if (most === undefined) return []
  return [...worthByParcel(lines)]
    .filter(([, amount]) => amount > most)
    .map(([number, amount]) => ({ number, worth: { amount, currency: 'EUR' as const } }))
    .toSorted((one, other) => one.number - other.number)
}

/** What the carrier would not pay if every parcel was lost, in minor units. */
const uninsuredSum = (covered: Covered): number =>
  uninsuredParcels(covered).reduce((sum, { worth }) => sum + worth.amount - (covered.carrier?.insured?.amount ?? 0), 0)

/** The most valuable line first, each into the parcel that is worth the least so far. */
function packEvenly(lines: Covered['lines'], parcels: number): number[] {
  const worth = Array.from({ length: parcels }, () => 0)
  const chosen = lines.map(() => 1)
  const order = [...lines.keys()].toSorted((one, other) => (lines[other]?.total.amount ?? 0) - (lines[one]?.total.amount ?? 0))
  for (const index of order) {
    const emptiest = worth.indexOf(Math.min(...worth))
    worth[emptiest] = (worth[emptiest] ?? 0) + (lines[index]?.total.amount ?? 0)
    chosen[index] = emptiest + 1
  }
  return chosen
}

/**
 * The parcel of each line, in as few parcels as leave the least uninsured; null where no split of at most `most` parcels is better
 * than the present one. The pieces of a line travel together.
 */
export function proposeParcels({ carrier, lines }: Covered, most: number): number[] | null {
  let [best, least]: [number[] | null, number] = [null, uninsuredSum({ carrier, lines })]
  for (let parcels = 1; parcels <= Math.min(most, lines.length); parcels += 1) {
    const chosen = packEvenly(lines, parcels)
    const left = uninsuredSum({ carrier, lines: lines.map((line, index) => ({ ...line, parcel: chosen[index] ?? 1 })) })
    if (left < least) [best, least] = [chosen, left]
  }
  return best
}
