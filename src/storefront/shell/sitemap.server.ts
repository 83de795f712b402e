import 'server-only'
import { freshly } from '@/clients/freshness'
import { categoryByKey, categoryList, deviceAddresses } from '@/clients/search-client'
import { CATEGORY_KEYS, type CategoryKey } from '@trade-in-shop/contracts/search'
import type { Params } from '@/domain/routing/route-map'
import { SCREEN_NAMES, screenRow, type Screen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { MAX_SITEMAP_ENTRIES, sitemapIndexXml, sitemapXml, type SitemapEntry } from '@/domain/sitemap'
import { isOpen } from '@/storefront/shop/link-target'
import { shopPath } from '@/storefront/shop/shop-path'

/** `pages`, `catalogue`, or `devices-<category>-<n>`: files below `/sitemaps/`, without their ending. */
const DEVICES = /^devices-([a-z]+)-([1-9]\d{0,3})$/

const entry = (shop: Shop, screen: Screen, params?: Params): SitemapEntry => ({
  address: shop.indexOrigin + shopPath(shop, screen, params),
})

/**
 * The sitemaps of a market's default host (P-22): only pages that answer 200 under their canonical address. Partner
 * hosts show the same pages and have none. Throws when the catalogue does not answer, because search engines would drop
 * what a short list lacks.
 */
export async function sitemapIndex(shop: Shop): Promise<string | null> {
  if (shop.mode !== 'default') return null
  const devices = (await categoryList(shop)).flatMap(({ key, deviceCount }) =>
    Array.from({ length: Math.ceil(deviceCount / MAX_SITEMAP_ENTRIES) }, (_, index) => `devices-${key}-${index + 1}`),
  )
  const address = (part: string) => `${shop.indexOrigin}/sitemaps/${part}.xml`
  return sitemapIndexXml(['pages', 'catalogue', ...devices].map((part) => ({ address: address(part) })))
}

/** One sitemap file; null for an unknown name. */
export async function sitemapPart(shop: Shop, part: string): Promise<string | null> {
  if (shop.mode !== 'default') return null
  if (part === 'pages') return sitemapXml(pages(shop))
  if (part === 'catalogue') return sitemapXml(await catalogue(shop))
  const [, name, number] = DEVICES.exec(part) ?? []
  const category = CATEGORY_KEYS.find((key) => key === name)
  if (!category) return null
  const first = (Number(number) - 1) * MAX_SITEMAP_ENTRIES
  const addresses = (await devicesOf(shop, category)).slice(first, first + MAX_SITEMAP_ENTRIES)
  return addresses.length === 0 ? null : sitemapXml(addresses.map((pdp) => entry(shop, 'product', { pdp })))
}

function pages(shop: Shop): SitemapEntry[] {
  const screens = SCREEN_NAMES.filter((screen) => !screenRow(screen).noindex && isOpen(shop, screen))
  const written = shop.content.pages.filter(({ noindex }) => !noindex)
  return [
    ...screens.map((screen) => entry(shop, screen)),
    ...written.map(({ slug, updatedAt }) => ({ ...entry(shop, 'content', { slug }), lastModified: updatedAt })),
  ]
}

/** Categories with their manufacturers and series. */
async function catalogue(shop: Shop): Promise<SitemapEntry[]> {
  const categories = await Promise.all(CATEGORY_KEYS.map((key) => categoryByKey(shop, key)))
  return categories.flatMap((category) => {
    if (!category) return []
    const overviews = category.manufacturers.flatMap(({ url, series }) => [url, ...series.map((one) => one.url)])
    return [
      entry(shop, 'sellCategory', { category: category.url }),
      ...[...new Set(overviews)].map((overview) => entry(shop, 'overview', { overview })),
    ]
  })
}

/** Every device of a category, read once an hour in pages of a hundred. */
const devicesOf = (shop: Shop, category: CategoryKey): Promise<readonly string[]> =>
  freshly<readonly string[]>('sitemap', { shouldCache: () => true })(
    `${shop.market.elasticIndexes.devices} ${category}`,
    async () => {
      const all: string[] = []
      for (let page = await deviceAddresses(shop, category, ''); page.length > 0;) {
        all.push(...page)
        page = await deviceAddresses(shop, category, all.at(-1) ?? '')
      }
      return all
    },
  )
