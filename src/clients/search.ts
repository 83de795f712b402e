import type { z } from 'zod'
import { Category, CATEGORY_KEYS, type CategoryKey, Device, DeviceSummary, searchAnswer } from '@/contracts/search'
import type { Market } from '@/domain/market'
import { freshly, type Operation } from './freshness'
import { call } from './http'
import * as queries from './search-queries'
import type { QueryBody } from './search-queries'

/** What a lookup needs to know of a shop; a `Shop` fits. */
type ShopOfSearch = Readonly<{ market: Pick<Market, 'elasticIndexes'> }>
type Kind = 'aggregations' | 'devices'

const MAX_RESULTS = 100
/** The longest list a page shows; a cluster's own window ends at 10,000. */
const MAX_LIST = 2000
const MAX_TEXT = 80

/** A category without its manufacturers, as navigation and tiles need it. */
export const CategorySummary = Category.omit({ manufacturers: true, topManufacturers: true })
export type CategorySummary = z.infer<typeof CategorySummary>

const Address = DeviceSummary.pick({ url: true })

export type DeviceList = Readonly<{ devices: readonly DeviceSummary[]; total: number }>

/**
 * What the screens get of a lookup. "Search errors are logged and swallowed" (specification 8) happens here and nowhere
 * else: `unavailable` means that we do not know, and is never the same as "is not there".
 */
export type Found<T> = Readonly<{ kind: 'found'; value: T }> | Readonly<{ kind: 'unavailable' }>

/** Turns a failed lookup into `unavailable`; `call` has logged it. */
export const swallowed = <T>(lookup: Promise<T>): Promise<Found<T>> =>
  lookup.then(
    (value) => ({ kind: 'found', value }),
    () => ({ kind: 'unavailable' }),
  )

type Hits<T> = Readonly<{ total: number; sources: readonly T[]; whole: boolean }>

async function ask<T>(shop: ShopOfSearch, kind: Kind, body: QueryBody, size: number, source: z.ZodType<T>): Promise<Hits<T>> {
  const { hits, timed_out } = await call({
    upstream: 'search',
    method: 'POST',
    path: '/searches',
    body: { search: JSON.stringify(body), application: shop.market.elasticIndexes[kind], resultSize: size },
    answer: searchAnswer(source),
  })
  return { total: hits.total.value, sources: hits.hits.map((hit) => hit._source), whole: !timed_out }
}

/** The cached lookup: the key is the index and the body, so that two markets never share an answer. */
function lookup<T>(operation: Operation, shop: ShopOfSearch, kind: Kind, body: QueryBody, size: number, source: z.ZodType<T>) {
  const key = `${shop.market.elasticIndexes[kind]} ${size} ${JSON.stringify(body)}`
  return freshly<Hits<T>>(operation, ({ whole }) => whole)(key, () => ask(shop, kind, body, size, source))
}

const only = async <T>(hits: Promise<Hits<T>>): Promise<T | null> => (await hits).sources[0] ?? null

/** All categories of a market in the house's order. Throws `ApiError` when search cannot be asked, like all below. */
export async function categoryList(shop: ShopOfSearch): Promise<readonly CategorySummary[]> {
  const { sources } = await lookup(
    'categoryList',
    shop,
    'aggregations',
    queries.categoryList(),
    CATEGORY_KEYS.length,
    CategorySummary,
  )
  return sources.toSorted((a, b) => CATEGORY_KEYS.indexOf(a.key) - CATEGORY_KEYS.indexOf(b.key))
}

export const categoryByUrl = (shop: ShopOfSearch, url: string): Promise<Category | null> =>
  only(lookup('category', shop, 'aggregations', queries.categoryByUrl(url), 1, Category))

export const categoryByKey = (shop: ShopOfSearch, key: CategoryKey): Promise<Category | null> =>
  only(lookup('category', shop, 'aggregations', queries.categoryByKey(key), 1, Category))

/** The category that has a manufacturer or a series with this address. */
export const categoryOfOverview = (shop: ShopOfSearch, overview: string): Promise<Category | null> =>
  only(lookup('categoryOfOverview', shop, 'aggregations', queries.categoryOfOverview(overview), 1, Category))

export const deviceByUrl = (shop: ShopOfSearch, url: string): Promise<Device | null> =>
  only(lookup('device', shop, 'devices', queries.deviceByUrl(url), 1, Device))

/** Whether a market has the device, without reading it. */
export const isDevice = async (shop: ShopOfSearch, url: string): Promise<boolean> =>
  (await only(lookup('knownDevice', shop, 'devices', queries.addressOfDevice(url), 1, Address))) !== null

/**
 * Up to 100 addresses of a category's devices behind `after`, in the order of the alphabet ('' begins): for lists of
 * everything there is, of any length.
 */
export const deviceAddresses = async (shop: ShopOfSearch, categoryId: CategoryKey, after: string): Promise<readonly string[]> =>
  (await ask(shop, 'devices', queries.deviceAddresses(categoryId, after), MAX_RESULTS, Address)).sources.map(({ url }) => url)

async function wholeList(shop: ShopOfSearch, page: (from: number) => QueryBody): Promise<DeviceList> {
  const pageAt = (from: number) => lookup('devices', shop, 'devices', page(from), MAX_RESULTS, DeviceSummary)
  const first = await pageAt(0)
  const devices = [...first.sources]
  for (let from = MAX_RESULTS; from < Math.min(first.total, MAX_LIST); from += MAX_RESULTS) {
    devices.push(...(await pageAt(from)).sources)
  }
  return { devices, total: first.total }
}

/** The devices of a series, newest first, a missing month last. */
export const devicesOfSeries = (shop: ShopOfSearch, seriesId: string): Promise<DeviceList> =>
  wholeList(shop, (from) => queries.devicesOfSeries(seriesId, from))

export const devicesOfManufacturer = (shop: ShopOfSearch, manufacturerId: string): Promise<DeviceList> =>
  wholeList(shop, (from) => queries.devicesOfManufacturer(manufacturerId, from))

export const popularDevices = async (shop: ShopOfSearch, categoryId: string, size: number): Promise<readonly DeviceSummary[]> =>
  (await lookup('devices', shop, 'devices', queries.popularDevices(categoryId), size, DeviceSummary)).sources

/** The variants of a device's model, itself included, cheapest first. */
export const variantsOf = async (shop: ShopOfSearch, device: DeviceSummary): Promise<readonly DeviceSummary[]> =>
  (await lookup('variants', shop, 'devices', queries.variantsOf(device), MAX_RESULTS, DeviceSummary)).sources

/** A shopper's words without control characters and double blanks, at most 80 characters. */
export const searchText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TEXT)
    .trim()

export async function devicesMatching(shop: ShopOfSearch, text: string, size = 10): Promise<DeviceList> {
  const words = searchText(text)
  if (words === '') return { devices: [], total: 0 }
  const body = queries.devicesMatching(words)
  const { sources, total } = await lookup('suggestions', shop, 'devices', body, size, DeviceSummary)
  return { devices: sources, total }
}
