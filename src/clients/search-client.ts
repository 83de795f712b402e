import type * as z from 'zod'
import {
  Category,
  CATEGORY_KEYS,
  type CategoryKey,
  Device,
  DeviceSummary,
  PicturedDevice,
  searchAnswer,
  type SearchAnswer,
} from '@trade-in-shop/contracts/search'
import { cleanText } from '@trade-in-shop/contracts/clean-text'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import type { Market } from '@/domain/market/market'
import type { SearchWord } from '@/domain/content/search-word'
import { compareVariants } from '@/domain/variant-order'
import { isCurrentVersion, noteCatalogueGap } from '@/runtime/catalogue-state'
import { untilAborted } from '@trade-in-shop/runtime/until-aborted'
import { asCompanySees, type Listing } from './business-documents'
import { findDevices, type TextAnswer } from './find-devices'
import { freshly, type CachedOperation } from './freshness'
import { timeoutError } from './http'
import { askSearch } from './search-batch'
import * as queries from './search-queries'
import type { QueryBody } from './search-queries'

/** The part of a shop that a lookup needs; a `Shop` fits. */
type ShopOfSearch = Readonly<{ market: Pick<Market, 'elasticIndexes'>; business?: boolean }>
/** Without a locale a text is read with the words that all markets share. */
type ShopOfTexts = ShopOfSearch &
  Readonly<{ market: Partial<Pick<Market, 'locale'>>; content?: Readonly<{ searchWords: readonly SearchWord[] }> }>
type Kind = 'aggregations' | 'devices'

const MAX_RESULTS = 100
/** The longest list that a page shows; a cluster's own window ends at 10,000. */
const MAX_LIST = 2000
const MAX_TEXT = 80

/** A category without its manufacturers, as navigation and tiles need it. */
export const CategorySummary = Category.omit({ manufacturers: true, topManufacturers: true })
export type CategorySummary = z.infer<typeof CategorySummary>

/** Each kind of answer. A schema is compiled when it is first used, so none is made per search. */
const CategorySummaries = searchAnswer(CategorySummary)
const Categories = searchAnswer(Category)
const Devices = searchAnswer(Device)
const DeviceSummaries = searchAnswer(DeviceSummary)
const Addresses = searchAnswer(DeviceSummary.pick({ url: true }))
const Pictures = searchAnswer(PicturedDevice)

export type DeviceList = Readonly<{
  devices: readonly DeviceSummary[]
  total: number
  /** The search stopped counting at `total`. */
  hasMore: boolean
}>

/**
 * The result of a lookup for a screen. Only here is a search error turned into a value (E-06): `unavailable` means that the
 * answer is unknown, and is never the same as "does not exist".
 */
export type Available<T> = Readonly<{ kind: 'found'; value: T }> | Readonly<{ kind: 'unavailable' }>

/** Turns a failed lookup into `unavailable`; `call` has logged it. */
export const swallowed = <T>(lookup: Promise<T>): Promise<Available<T>> =>
  lookup.then(
    (value) => ({ kind: 'found', value }),
    () => {
      noteCatalogueGap()
      return { kind: 'unavailable' }
    },
  )

/** The lookup's answer within `ms`, else `ApiError` 504; the lookup itself goes on for other callers. */
export async function within<T>(lookup: Promise<T>, ms: number): Promise<T> {
  const deadline = loopDeadline(Math.max(1, ms))
  try {
    return await untilAborted(deadline.signal, lookup)
  } catch (error) {
    throw deadline.signal.aborted ? timeoutError() : error
  } finally {
    deadline.clear()
  }
}

type Hits<T> = Readonly<{ total: number; hasMore: boolean; sources: readonly T[]; whole: boolean; version: string | null }>

async function ask<T>(
  shop: ShopOfSearch,
  kind: Kind,
  body: QueryBody,
  size: number,
  schema: z.ZodType<SearchAnswer<T>>,
): Promise<Hits<T>> {
  const search = { search: JSON.stringify(body), application: shop.market.elasticIndexes[kind], resultSize: size }
  const { hits, timed_out, catalogueVersion } = await askSearch(search, schema).catch((error: unknown) => {
    noteCatalogueGap() // the page cache may then serve an older copy
    throw error
  })
  const sources = hits.hits.map((hit) => hit._source)
  const { value: total, relation } = hits.total
  return { total, hasMore: relation === 'gte', sources, whole: !timed_out, version: catalogueVersion ?? null }
}

/**
 * The cached lookup: the key contains index and body, so that two markets never share an answer, and companies share it with
 * everyone.
 */
async function lookup<T extends Listing>(
  operation: CachedOperation,
  shop: ShopOfSearch,
  kind: Kind,
  body: QueryBody,
  size: number,
  schema: z.ZodType<SearchAnswer<T>>,
): Promise<Hits<T>> {
  const key = `${shop.market.elasticIndexes[kind]} ${size} ${JSON.stringify(body)}`
  const isCurrent = ({ version }: Hits<T>) => isCurrentVersion(version, performance.now())
  const policy = { shouldCache: ({ whole }: Hits<T>) => whole, isCurrent, onStale: noteCatalogueGap }
  const hits = await freshly<Hits<T>>(operation, policy)(key, () => ask(shop, kind, body, size, schema))
  return shop.business ? { ...hits, sources: hits.sources.map(asCompanySees) } : hits
}

const only = async <T>(hits: Promise<Hits<T>>): Promise<T | null> => (await hits).sources[0] ?? null

/**
 * All categories of a market in the shop's own order. Throws `ApiError` when the search is unreachable, like all functions
 * below.
 */
export async function categoryList(shop: ShopOfSearch): Promise<readonly CategorySummary[]> {
  const { sources } = await lookup(
    'categoryList',
    shop,
    'aggregations',
    queries.categoryList(),
    CATEGORY_KEYS.length,
    CategorySummaries,
  )
  return sources.toSorted((a, b) => CATEGORY_KEYS.indexOf(a.key) - CATEGORY_KEYS.indexOf(b.key))
}

export const categoryByUrl = (shop: ShopOfSearch, url: string): Promise<Category | null> =>
  only(lookup('category', shop, 'aggregations', queries.categoryByUrl(url), 1, Categories))

export const categoryByKey = (shop: ShopOfSearch, key: CategoryKey): Promise<Category | null> =>
  only(lookup('category', shop, 'aggregations', queries.categoryByKey(key), 1, Categories))

/** The category that has a manufacturer or a series with this `url`. */
export const categoryOfOverview = (shop: ShopOfSearch, overview: string): Promise<Category | null> =>
  only(lookup('categoryOfOverview', shop, 'aggregations', queries.categoryOfOverview(overview), 1, Categories))

export const deviceByUrl = (shop: ShopOfSearch, url: string): Promise<Device | null> =>
  only(lookup('device', shop, 'devices', queries.deviceByUrl(url), 1, Devices))

/** Whether a market has the device, without fetching its document. */
export const isDevice = async (shop: ShopOfSearch, url: string): Promise<boolean> =>
  (await only(lookup('knownDevice', shop, 'devices', queries.addressOfDevice(url), 1, Addresses))) !== null

/** How a device is shown, with the address of its photograph, which no other look-up answers. */
export const pictureOfDevice = (shop: ShopOfSearch, url: string): Promise<PicturedDevice | null> =>
  only(lookup('picture', shop, 'devices', queries.pictureOfDevice(url), 1, Pictures))

/**
 * Up to 100 addresses of a category's devices after `after`, in alphabetical order ('' begins): to page through all devices.
 */
export const deviceAddresses = async (shop: ShopOfSearch, categoryId: CategoryKey, after: string): Promise<readonly string[]> =>
  (await ask(shop, 'devices', queries.deviceAddresses(categoryId, after), MAX_RESULTS, Addresses)).sources.map(({ url }) => url)

/** Requests all pages at once if `expected` is right, to save round trips; pages beyond that are requested afterwards. */
async function wholeList(shop: ShopOfSearch, expected: number, page: (from: number) => QueryBody): Promise<DeviceList> {
  const pageAt = (from: number) => lookup('devices', shop, 'devices', page(from), MAX_RESULTS, DeviceSummaries)
  const pagesFrom = (from: number, until: number) =>
    Promise.all(Array.from({ length: Math.ceil((until - from) / MAX_RESULTS) }, (_, nth) => pageAt(from + nth * MAX_RESULTS)))
  const asked = Math.max(1, Math.ceil(Math.min(expected, MAX_LIST) / MAX_RESULTS)) * MAX_RESULTS
  const pages = await pagesFrom(0, asked)
  const total = pages[0]?.total ?? 0
  if (total > asked) pages.push(...(await pagesFrom(asked, Math.min(total, MAX_LIST))))
  return { devices: pages.flatMap(({ sources }) => sources), total, hasMore: pages[0]?.hasMore ?? false }
}

/** A series or a manufacturer, with the number of devices that its category states. */
type Listed = Readonly<{ id: string; deviceCount: number }>

/** The devices of a series, newest first, an unknown month last. */
export const devicesOfSeries = (shop: ShopOfSearch, { id: seriesId, deviceCount }: Listed): Promise<DeviceList> =>
  wholeList(shop, deviceCount, (from) => queries.devicesOfSeries(seriesId, from))

export const devicesOfManufacturer = (shop: ShopOfSearch, { id: manufacturerId, deviceCount }: Listed): Promise<DeviceList> =>
  wholeList(shop, deviceCount, (from) => queries.devicesOfManufacturer(manufacturerId, from))

export const popularDevices = async (shop: ShopOfSearch, categoryId: string, size: number): Promise<readonly DeviceSummary[]> =>
  (await lookup('devices', shop, 'devices', queries.popularDevices(categoryId), size, DeviceSummaries)).sources

/** The variants of a device's model, itself included, in the order of their sizes. */
export const findVariants = async (shop: ShopOfSearch, device: DeviceSummary): Promise<readonly DeviceSummary[]> =>
  (await lookup('variants', shop, 'devices', queries.queryVariants(device), MAX_RESULTS, DeviceSummaries)).sources.toSorted(
    compareVariants,
  )

/** A visitor's search text without control characters and double blanks, at most 80 characters. */
export const searchText = (text: string): string =>
  cleanText(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .trim()

/** Devices that have all words as they are typed: an index look-up. */
export async function devicesWithWords(shop: ShopOfSearch, text: string, size: number): Promise<readonly DeviceSummary[]> {
  const words = searchText(text)
  if (words === '') return []
  return (await lookup('suggestions', shop, 'devices', queries.devicesWithWords(words), size, DeviceSummaries)).sources
}

/** The devices that a typed text asks for, and what was understood of it. */
export async function devicesMatching(shop: ShopOfTexts, text: string, size = 10): Promise<TextAnswer<DeviceSummary>> {
  const ask = async (body: QueryBody) => {
    const { sources, total, hasMore } = await lookup('suggestions', shop, 'devices', body, size, DeviceSummaries)
    return { devices: sources, total, hasMore }
  }
  const hasAny = async (body: QueryBody) => (await lookup('suggestions', shop, 'devices', body, 1, Addresses)).sources.length > 0
  return findDevices(searchText(text), shop.market.locale ?? '', ask, hasAny, shop.content?.searchWords)
}
