import { createHash } from 'node:crypto'
import { joined, type CatalogueDevice } from './read-catalogue'
import { translateNames } from '@platform/catalogue/device-words'
import { writtenMoney } from '@platform/written-values'
import type { SeedMarket } from './market-rules'
import type { PriceBook } from './publish-prices'
import type { Facts } from './texts/overview-words'

/** Newest first: by release, then as the files have them. */
const byRelease = (a: CatalogueDevice, b: CatalogueDevice) =>
  (b.releaseYear ?? 0) - (a.releaseYear ?? 0) || (b.releaseMonth ?? 0) - (a.releaseMonth ?? 0) || a.position - b.position

function yearsOf(devices: CatalogueDevice[]): string | null {
  const years = devices.flatMap(({ releaseYear }) => (releaseYear === null ? [] : [releaseYear]))
  if (!years.length) return null
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return first === last ? String(first) : `${first}–${last}`
}

/** Whose best price a text names. */
export type Seller = 'best' | 'business'

function bestOf(devices: CatalogueDevice[], prices: PriceBook, seller: Seller, locale: string): string | null {
  const best = Math.max(0, ...devices.map(({ id }) => prices.get(id)?.[seller] ?? 0))
  if (best === 0) return null
  return writtenMoney({ locale, currency: 'EUR' }, best)
}

/** The facts that the texts of a manufacturer or a series may mention; `name` is null for the manufacturer. */
export function collectOverviewFacts(
  { ref, name, devices }: Readonly<{ ref: string; name: string | null; devices: CatalogueDevice[] }>,
  prices: PriceBook,
  seller: Seller,
  market: SeedMarket,
): Facts {
  const [newest] = devices.toSorted(byRelease)
  if (!newest) throw new Error(`${ref} has no devices`)
  return {
    category: newest.category,
    maker: newest.manufacturer,
    title: name === null ? newest.manufacturer : joined(newest.manufacturer, name),
    models: new Set(devices.map(({ modelId }) => modelId)).size,
    newest: translateNames(newest, market.locale).model,
    years: yearsOf(devices),
    best: bestOf(devices, prices, seller, market.locale),
    pick: createHash('sha256').update(ref).digest().readUInt16BE(0),
  }
}
