import 'server-only'
import { cache } from 'react'
import * as search from '@/clients/search-client'
import type { Category, Device, DeviceSummary, Manufacturer, Series } from '@trade-in-shop/contracts/search'
import type { Shop } from '@/domain/routing/shop'

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

/** One device of each model, so that a model's many variants do not fill the list. */
export async function loadPopular(shop: Shop, category: Category, size: number): Promise<readonly DeviceSummary[]> {
  const devices = await orNone(search.popularDevices(shop, category.key, 4 * size))
  const models = new Map<string, DeviceSummary>()
  for (const device of devices)
    if (!models.has(`${device.manufacturerId} ${device.model}`)) models.set(`${device.manufacturerId} ${device.model}`, device)
  return [...models.values()].slice(0, size)
}
