import 'server-only'
import { cache } from 'react'
import * as search from '@/clients/search-client'
import type { Category, Device, DeviceSummary, Manufacturer, Series } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'
import { groupByModel, type Model } from '@/storefront/catalog/models'

/** Time that all searches of one page may take together, in ms. */
const PAGE_SEARCH_MS = 1500
const startOfPage = cache(() => performance.now())

/** Limits a look-up to the rest of the page's time, so that consecutive searches share one deadline. */
export const inTime = <T>(lookup: Promise<T>): Promise<T> =>
  search.within(lookup, PAGE_SEARCH_MS - (performance.now() - startOfPage()))

/**
 * The look-ups of the catalogue's screens, shared by metadata and page. They throw when search does not answer and
 * nothing is cached: the page cache then serves the old page, or the answer is 503 with the "try again" screen (F6).
 */
export const loadCategory = cache((shop: Shop, url: string): Promise<Category | null> => inTime(search.categoryByUrl(shop, url)))
export const loadDevice = cache((shop: Shop, url: string): Promise<Device | null> => inTime(search.deviceByUrl(shop, url)))

/** What an overview shows: a manufacturer of a category, or one of its series. */
export type Overview = Readonly<{ category: Category; manufacturer: Manufacturer; series: Series | null }>

export const loadOverview = cache(async (shop: Shop, url: string): Promise<Overview | null> => {
  const category = await inTime(search.categoryOfOverview(shop, url))
  if (!category) return null
  const maker = category.manufacturers.find((candidate) => candidate.url === url)
  if (maker) return { category, manufacturer: maker, series: null }
  for (const manufacturer of category.manufacturers) {
    const series = manufacturer.series.find((candidate) => candidate.url === url)
    if (series) return { category, manufacturer, series }
  }
  return null
})

export const loadOverviewDevices = (shop: Shop, { manufacturer, series }: Overview): Promise<search.DeviceList> =>
  inTime(series ? search.devicesOfSeries(shop, series) : search.devicesOfManufacturer(shop, manufacturer))

/** Optional lists: the page works without them, so a failure leaves them out (`call` has logged it). */
async function orNone(lookup: Promise<readonly DeviceSummary[]>): Promise<readonly DeviceSummary[]> {
  const found = await search.swallowed(inTime(lookup))
  return found.kind === 'found' ? found.value : []
}

export const loadVariants = (shop: Shop, device: Device): Promise<readonly DeviceSummary[]> =>
  orNone(search.findVariants(shop, device))

const MAX_MODELS_OF_SERIES = 2
/** Many variants of few models may be the most popular devices. */
const POPULAR_DEVICES = 100

/** One device of each model, and few models of each series, so that no maker fills the list. */
export async function loadPopular(
  shop: Shop,
  category: string,
  size: number,
  devices = POPULAR_DEVICES,
): Promise<readonly DeviceSummary[]> {
  const ofSeries = new Map<string, number>()
  const isShown = ({ first: { seriesId } }: Model): boolean => {
    const count = (ofSeries.get(seriesId) ?? 0) + 1
    ofSeries.set(seriesId, count)
    return count <= MAX_MODELS_OF_SERIES
  }
  const models = groupByModel(await orNone(search.popularDevices(shop, category, devices)))
  return models
    .filter(isShown)
    .slice(0, size)
    .map(({ first, maxPrice }) => ({ ...first, maxPrice }))
}

/** Enough for two models of a category in all their sizes. */
const DEVICES_OF_TWO_MODELS = 16

/** What is sold most of all: the best of each category, then the second best. */
export async function loadOftenSold(shop: Shop, categories: readonly string[], size: number): Promise<readonly DeviceSummary[]> {
  const lists = await Promise.all(categories.map((key) => loadPopular(shop, key, 2, DEVICES_OF_TWO_MODELS)))
  return [0, 1].flatMap((place) => lists.flatMap((list) => list[place] ?? [])).slice(0, size)
}
