import type { CategoryKey, Manufacturer, Series } from '@trade-in-shop/contracts/search'
import type { Db } from '@platform/store/pool'
import { bulkUpsert } from './bulk'
import type { SeedMarket } from './market-rules'
import type { PriceBook } from './publish-prices'
import type { PublishedText } from './publish-texts'
import type { CatalogueDevice } from './read-catalogue'

type Described = Omit<Series, 'deviceCount' | 'releaseYear'>

function described(texts: Map<string, PublishedText>, ref: string): Described & { heading: string } {
  const text = texts.get(ref)
  if (!text) throw new Error(`There is no text for ${ref}`)
  const { name, url, heading, content, metaTitle, metaDescription, metaKeywords, business } = text
  const own = { id: ref, name, url, heading, content, metaTitle, metaDescription, metaKeywords, thumbnail: null }
  return business ? { ...own, business } : own
}

const newestYear = (rows: CatalogueDevice[]) => {
  const years = rows.flatMap(({ releaseYear }) => (releaseYear === null ? [] : [releaseYear]))
  return years.length ? Math.max(...years) : null
}

function manufacturerOf(texts: Map<string, PublishedText>, id: string, rows: CatalogueDevice[]): Manufacturer {
  const groups = [...Map.groupBy(rows, ({ seriesId }) => seriesId)]
  const series = groups.map(([seriesId, own]) => ({
    top: own[0]?.seriesTop ?? false,
    document: { ...described(texts, seriesId), deviceCount: own.length, releaseYear: newestYear(own) },
  }))
  return {
    ...described(texts, id),
    deviceCount: rows.length,
    series: series.map(({ document }) => document),
    topSeries: series.filter(({ top }) => top).map(({ document }) => document),
  }
}

const highest = (prices: (number | undefined)[]) => prices.reduce<number>((most, price = 0) => Math.max(most, price), 0)

function categoryDocument(texts: Map<string, PublishedText>, key: CategoryKey, rows: CatalogueDevice[], prices: PriceBook) {
  const groups = [...Map.groupBy(rows, ({ manufacturerId }) => manufacturerId)]
  const makers = groups.map(([id, own]) => ({ top: own[0]?.manufacturerTop ?? false, document: manufacturerOf(texts, id, own) }))
  return {
    ...described(texts, key),
    key,
    maxPrice: highest(rows.map(({ id }) => prices.get(id)?.best)),
    businessMaxPrice: highest(rows.map(({ id }) => prices.get(id)?.business)),
    deviceCount: rows.length,
    manufacturers: makers.map(({ document }) => document),
    topManufacturers: makers.filter(({ top }) => top).map(({ document }) => document),
  }
}

/** One document per category, as `Category` of the contract. */
export async function publishAggregations(
  db: Db,
  market: SeedMarket,
  devices: CatalogueDevice[],
  prices: PriceBook,
  texts: PublishedText[],
): Promise<void> {
  const byRef = new Map(texts.map((text) => [text.ref, text]))
  const rows = [...Map.groupBy(devices, ({ category }) => category)].map(([key, own], position) => ({
    index_name: `${market.indexBase}_aggregations`,
    id: key,
    position,
    source: categoryDocument(byRef, key, own, prices),
  }))
  const columns = { index_name: 'text', id: 'text', position: 'int', source: 'jsonb' }
  await bulkUpsert(db, { table: 'aggregation_documents', key: ['index_name', 'id'], columns }, rows)
}
