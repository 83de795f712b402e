import type { Money } from './money'
import type { Trade, TradeLine } from './trades'

type Covered = Pick<Trade, 'carrier'> & Readonly<{ lines: readonly Pick<TradeLine, 'parcel' | 'total'>[] }>

/** The parcels with devices for more than the carrier pays for a lost parcel, and what these bring. */
export function uninsuredParcels({ carrier, lines }: Covered): { number: number; worth: Money }[] {
  const most = carrier?.insured?.amount
  if (most === undefined) return []
  const worth = new Map<number, number>()
  for (const { parcel, total } of lines) worth.set(parcel ?? 1, (worth.get(parcel ?? 1) ?? 0) + total.amount)
  return [...worth]
    .filter(([, amount]) => amount > most)
    .map(([number, amount]) => ({ number, worth: { amount, currency: 'EUR' as const } }))
    .toSorted((one, other) => one.number - other.number)
}
