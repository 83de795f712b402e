import 'server-only'
import * as search from '@/clients/search-client'
import type { Category } from '@trade-in-shop/contracts/search'
import type { Screen } from '@/domain/routing/screens'
import type { Params } from '@/domain/routing/route-map'
import type { Shop, Sibling } from '@/domain/routing/shop'
import { pageAddress, type PageAddress } from '@/storefront/shop/page-address'
import { inTime, type Overview } from './load-catalog.server'

/** A market of another country, in the form that catalogue look-ups need. */
const asShop = ({ elasticIndexes }: Sibling) => ({ market: { elasticIndexes } })

/**
 * Asks every other market for its address of a page, all at once. A market whose catalogue does not answer is left out
 * while this page is cached, a minute; `call` has logged it.
 */
async function addressWith(shop: Shop, screen: Screen, params: Params, ask: (sibling: Sibling) => Promise<Params | null>) {
  const asked = shop.siblings
    .filter(({ indexable }) => indexable)
    .map(async (sibling) => [sibling.code, await search.swallowed(inTime(ask(sibling)))] as const)
  const answers = new Map(await Promise.all(asked))
  return pageAddress(shop, screen, params, ({ code }) => {
    const found = answers.get(code)
    return found?.kind === 'found' ? found.value : null
  })
}

export const categoryAddress = (shop: Shop, { key, url }: Category): Promise<PageAddress> =>
  addressWith(shop, 'sellCategory', { category: url }, async (sibling) => {
    const category = (await search.categoryList(asShop(sibling))).find((candidate) => candidate.key === key)
    return category ? { category: category.url } : null
  })

/** Manufacturers and series have the same id in every market, but different addresses. */
export const overviewAddress = (shop: Shop, { category, manufacturer, series }: Overview): Promise<PageAddress> =>
  addressWith(shop, 'overview', { overview: (series ?? manufacturer).url }, async (sibling) => {
    const there = await search.categoryByKey(asShop(sibling), category.key)
    const maker = there?.manufacturers.find(({ id }) => id === manufacturer.id)
    const alternate = series ? maker?.series.find(({ id }) => id === series.id) : maker
    return alternate ? { overview: alternate.url } : null
  })

/** A device has the same url in every market. */
export const productAddress = (shop: Shop, pdp: string): Promise<PageAddress> =>
  addressWith(shop, 'product', { pdp }, async (sibling) => ((await search.isDevice(asShop(sibling), pdp)) ? { pdp } : null))
