import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { readCategoryAddresses } from '@/collections/markets/catalogue'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { compileRoutes, matchRoute, type Params, pathTo, type RouteMap } from '@/domain/routing/route-map'
import { translateCategory } from '@/domain/content/category-addresses'
import { freeSlug } from '@/collections/fields/page-slug'
import { type PageFacts, readPageFacts } from './page-facts'
import { translationGroups } from './translation-groups'

type Page = DataFromCollectionSlug<'pages'>
type Copied = Pick<Page, 'title' | 'slug' | 'key' | 'body' | 'blocks' | 'metaTitle' | 'metaDescription' | 'noindex'>
/** Translates links of one market to another: addresses by both route maps, pages by their alternates. */
type Bridge = Readonly<{
  from: RouteMap
  to: RouteMap
  alternates: ReadonlyMap<string, string>
  translateCategory: (address: string) => string | null
}>

/** The untranslated copy of a page for another market. */
export async function copyFor(req: PayloadRequest, page: Page, market: number): Promise<Copied> {
  const pages = await readPageFacts(req)
  const own = pages.filter((other) => other.market === market)
  const home = Number(getId(page.market))
  const [here, there] = [await readCategories(req, home), await readCategories(req, market)]
  const bridge: Bridge = {
    translateCategory: (address) => translateCategory(here, there, address),
    from: compileRoutes(await storedRoutes(req, home)),
    to: compileRoutes(await storedRoutes(req, market)),
    alternates: translatedSlugs(pages, home, market),
  }
  const { title, body, blocks, metaTitle, metaDescription, noindex } = page
  return {
    ...{ title, metaTitle, metaDescription, noindex },
    slug: freeSlug(page.slug, new Set(own.map(({ slug }) => slug))),
    key: page.key && own.every(({ key }) => key !== page.key) ? page.key : null,
    body: translated(body, bridge),
    blocks: withoutIds(translated(blocks, bridge)),
  }
}

/** Slugs in the target market by slugs of their alternates in the source market. */
function translatedSlugs(pages: readonly PageFacts[], from: number, to: number): ReadonlyMap<string, string> {
  return new Map(
    translationGroups(pages).flatMap((group) => {
      const here = group.pages.get(from)
      const there = group.pages.get(to)
      return here && there ? [[here.slug, there.slug] as const] : []
    }),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The same value with its links translated to the other market. */
function translated<T>(value: T, bridge: Bridge): T
function translated(value: unknown, bridge: Bridge): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => translated(item, bridge))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, translated(inner, bridge)])
  return { ...Object.fromEntries(entries), ...linkOver(value, bridge) }
}

async function readCategories(req: PayloadRequest, market: number) {
  const always = { depth: 0, overrideAccess: true, req } as const
  const { elasticIndexes } = await req.payload.findByID({ collection: 'markets', id: market, ...always })
  return readCategoryAddresses(req.payload, elasticIndexes)
}

/** Links in blocks name a page by its slug and a category by its key, links in texts use an address. */
function linkOver(value: Record<string, unknown>, bridge: Bridge): Record<string, unknown> {
  const { from, to, alternates } = bridge
  if (value.kind === 'page' && typeof value.slug === 'string') return { slug: alternates.get(value.slug) ?? value.slug }
  if (value.kind === 'category' && typeof value.categoryUrl === 'string')
    return { categoryUrl: bridge.translateCategory(value.categoryUrl) ?? value.categoryUrl }
  if (value.linkType !== 'custom' || typeof value.url !== 'string' || !value.url.startsWith('/')) return {}
  const [path = '', rest = ''] = value.url.split(/(?=[?#])/, 2)
  const match = matchRoute(from, path)
  if (!match) return {}
  const { slug } = match.params
  if (match.screen === 'sellCategory') {
    const category = bridge.translateCategory(match.params.category ?? '')
    return category === null ? {} : { url: pathTo(to, 'sellCategory', { category }) + rest }
  }
  // A device or series has another name in the other market, so the link stays and the page check reports it.
  if (Object.keys(match.params).length > 0 && match.screen !== 'content') return {}
  const params: Params = slug === undefined ? {} : { slug: alternates.get(slug) ?? slug }
  return { url: pathTo(to, match.screen, params) + rest }
}

/** Removes row ids, so that the rows of the copy get ids of their own. */
function withoutIds<T>(value: T): T
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutIds(item))
  if (!isObject(value) || 'root' in value) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (name === 'id' ? [] : [[name, withoutIds(inner)]])))
}
