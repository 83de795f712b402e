import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { pickByLocale } from '@platform/messages/by-locale'
import type { Db } from '@platform/store/pool'
import { bulkUpsert } from './bulk'
import type { SeedMarket } from './market-rules'
import { collectOverviewFacts, type Seller } from './overview-facts'
import type { PriceBook } from './publish-prices'
import type { CatalogueDevice } from './read-catalogue'
import type { TextsFile } from './read-data'
import { type Words, writeOverview } from './texts/overview-words'
import { seriesName } from './texts/series-names'

/** A text of a category, a manufacturer or a series as one market reads it. */
export type PublishedText = Words & {
  kind: 'category' | 'manufacturer' | 'series'
  ref: string
  name: string
  url: string
  /** What differs for a company, whose best price is another. */
  business?: BusinessWords
}
type BusinessWords = Pick<Words, 'content' | 'metaDescription'>

const COLUMNS = {
  application: 'text',
  kind: 'text',
  ref: 'text',
  name: 'text',
  url: 'text',
  heading: 'text',
  content: 'text',
  meta_title: 'text',
  meta_description: 'text',
  meta_keywords: 'text',
}

function categoryTexts({ locale }: SeedMarket, texts: TextsFile): PublishedText[] {
  const written = pickByLocale(texts, locale)
  if (!written) throw new Error(`texts.json has no texts for ${locale}`)
  return CATEGORY_KEYS.map((key) => ({ kind: 'category', ref: key, ...written[key] }))
}

type Overview = Readonly<{ ref: string; name: string | null; devices: CatalogueDevice[] }>

/** An overview's words, with those for companies where the market has any and they say another price. */
function wordsOf(kind: 'manufacturer' | 'series', overview: Overview, prices: PriceBook, market: SeedMarket) {
  const wordsFor = (seller: Seller) => writeOverview(kind, collectOverviewFacts(overview, prices, seller, market), market.locale)
  const words = wordsFor('best')
  if (!market.businessAllowed) return words
  const { content, metaDescription } = wordsFor('business')
  const isSame = content === words.content && metaDescription === words.metaDescription
  return isSame ? words : { ...words, business: { content, metaDescription } }
}

function overviewTexts(
  market: SeedMarket,
  devices: CatalogueDevice[],
  prices: PriceBook,
  categories: PublishedText[],
): PublishedText[] {
  const urlOf = new Map(categories.map(({ ref, url }) => [ref, url]))
  const urls = overviewUrls(devices, (category) => urlOf.get(category) ?? category)
  const makers = [...Map.groupBy(devices, ({ manufacturerId }) => manufacturerId)].map(([ref, rows]): PublishedText => {
    const words = wordsOf('manufacturer', { ref, name: null, devices: rows }, prices, market)
    return { kind: 'manufacturer', ref, name: rows[0]?.manufacturer ?? ref, url: urls.manufacturer.get(ref) ?? ref, ...words }
  })
  const series = [...Map.groupBy(devices, ({ seriesId }) => seriesId)].map(([ref, rows]): PublishedText => {
    const name = seriesName(rows[0]?.series ?? ref, market.language)
    return {
      kind: 'series',
      ref,
      name,
      url: urls.series.get(ref) ?? ref,
      ...wordsOf('series', { ref, name, devices: rows }, prices, market),
    }
  })
  return [...makers, ...series]
}

/** Writes the market's texts and returns them for its aggregation documents. */
export async function publishTexts(
  db: Db,
  market: SeedMarket,
  devices: CatalogueDevice[],
  prices: PriceBook,
  file: TextsFile,
): Promise<PublishedText[]> {
  const categories = categoryTexts(market, file)
  const texts = [...categories, ...overviewTexts(market, devices, prices, categories)]
  const rows = texts.map(({ metaTitle, metaDescription, metaKeywords, business: _ofDocuments, ...text }) => ({
    application: market.application,
    ...text,
    meta_title: metaTitle,
    meta_description: metaDescription,
    meta_keywords: metaKeywords,
  }))
  await bulkUpsert(db, { table: 'texts', key: ['application', 'kind', 'ref'], columns: COLUMNS }, rows)
  return texts
}

type OverviewUrls = { manufacturer: Map<string, string>; series: Map<string, string> }

function freeUrl(url: string, taken: ReadonlySet<string>): string {
  for (let number = 2, free = url; ; free = `${url}-${number++}`) if (!taken.has(free)) return free
}

/**
 * The `{overview}` slugs of one market: `<manufacturer>-<category url>` for a manufacturer, `<manufacturer>-<series>` for a
 * series, with the category's url at the end where two categories (or a manufacturer) would share the slug. Where two are still
 * equal ("a" + "b-c" and "a-b" + "c"), the later one of the catalogue gets a number.
 */
function overviewUrls(devices: CatalogueDevice[], categoryUrl: (category: string) => string): OverviewUrls {
  const manufacturer = new Map(devices.map((row) => [row.manufacturerId, `${row.manufacturerUrl}-${categoryUrl(row.category)}`]))
  const taken = new Set(manufacturer.values())
  const rows = [...new Map(devices.map((row) => [row.seriesId, row])).values()]
  const plain = (row: CatalogueDevice) => `${row.manufacturerUrl}-${row.seriesUrl}`
  const uses = new Map<string, number>()
  for (const row of rows) uses.set(plain(row), (uses.get(plain(row)) ?? 0) + 1)
  const series = new Map<string, string>()
  for (const row of rows) {
    const shared = taken.has(plain(row)) || (uses.get(plain(row)) ?? 0) > 1
    const url = shared ? `${plain(row)}-${categoryUrl(row.category)}` : plain(row)
    const free = freeUrl(url, taken)
    taken.add(free)
    series.set(row.seriesId, free)
  }
  return { manufacturer, series }
}
