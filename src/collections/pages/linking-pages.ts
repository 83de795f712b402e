import type { PayloadRequest } from 'payload'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { publishedAt } from '@/collections/routes/follow-page'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { compileRoutes, pathTo } from '@/domain/routing/route-map'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { LINK_SOURCES, PageLinks } from './page-answers'

/** Most links that are listed; the rest is counted. */
const SHOWN = 12
const ALL = { depth: 0, limit: 0, pagination: false, draft: false, overrideAccess: true } as const

export const pageLinks = staffEndpoint({
  method: 'GET',
  path: '/{id}/linked-from',
  summary: 'Links and redirects of the same market that lead to a published page and would break without it.',
  who: 'hidden',
  checks: ['read page'],
  answers: { 200: { json: { PageLinks } } },
  run: async ({ req, param }) => {
    const id = param('id')
    const asMember = { depth: 0, overrideAccess: false, user: req.user, req } as const
    const page = await req.payload.findByID({ collection: 'pages', id, select: { key: true }, ...asMember })
    const at = await publishedAt(req, id)
    const found = at === null ? [] : await linksTo(req, { id, key: page.key ?? null, ...at })
    return ok({ links: found.slice(0, SHOWN), more: Math.max(0, found.length - SHOWN) })
  },
})

type Source = (typeof LINK_SOURCES)[number]
type Page = Readonly<{ id: number; key: string | null; slug: string; market: number }>

async function linksTo(req: PayloadRequest, { id, key, slug, market }: Page): Promise<PageLinks['links']> {
  const routes = compileRoutes(await storedRoutes(req, market))
  const page: Linked = { names: key === null ? [slug] : [slug, key], paths: [pathTo(routes, 'content', { slug })] }
  const found: PageLinks['links'] = []
  for (const source of LINK_SOURCES) {
    const docs = await documentsOf(req, source, market, page)
    const others = docs.filter((doc) => source !== 'pages' || doc.id !== id)
    found.push(...others.filter((doc) => leadsToPage(doc, page)).map((doc) => ({ source, id: doc.id, title: titleOf(doc) })))
  }
  return found
}

/**
 * Of redirects only those that name the page, because there may be very many; of the others what is published.
 */
async function documentsOf(req: PayloadRequest, collection: Source, market: number, { names, paths }: Linked) {
  const own = { market: { equals: market } }
  const live = { and: [own, published] }
  const named = { or: [{ 'to.slug': { in: [...names] } }, ...paths.map((path) => ({ 'to.path': { like: path } }))] }
  const where = {
    navigation: live,
    banners: live,
    pages: live,
    redirects: { and: [own, named] },
  }
  const { docs } = await req.payload.find({ ...ALL, collection, where: where[collection], req })
  return docs
}

function titleOf(doc: object): string {
  for (const name of ['title', 'headline', 'from'] as const) {
    const value: unknown = name in doc ? Object.entries(doc).find(([key]) => key === name)?.[1] : undefined
    if (typeof value === 'string' && value !== '') return value
  }
  return 'id' in doc ? String(getId(doc.id)) : ''
}

/** The names and paths by which others may link to a page. */
type Linked = Readonly<{
  /** Its slug, and its key when it has one; links may use either. */
  names: readonly string[]
  /** Its addresses, canonical and others. */
  paths: readonly string[]
}>

/** True when a document links to the page anywhere: by a link of the CMS, or by an address typed into a text. */
export function leadsToPage(value: unknown, page: Linked): boolean {
  if (typeof value === 'string') return page.paths.includes(value.split(/[?#]/, 1)[0] ?? '')
  if (Array.isArray(value)) return value.some((entry) => leadsToPage(entry, page))
  if (typeof value !== 'object' || value === null) return false
  if ('kind' in value && value.kind === 'page' && 'slug' in value && page.names.includes(String(value.slug))) return true
  return Object.values(value).some((entry) => leadsToPage(entry, page))
}
