import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { splitAddress } from '@/domain/routing/paths'
import { followRedirects } from '@/domain/routing/follow-redirects'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { compileRoutes, pathTo, type RouteMap } from '@/domain/routing/route-map'
import { formatStaffMessage } from '@/domain/staff-words'
import { getId } from '@/collections/access/staff-member'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { redirectsNear } from '@/collections/redirects/redirect-context'
import { storedRoutes } from '@/collections/markets/stored-routes'
import { keepAlive, leadPathsOn, leadSlugsOn, redirectsFrom, removeRedirects } from './lead-to'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

const words = staffWords('page')

/** Slug and market of a page as published, whatever its drafts have. */
export type PublishedAt = Readonly<{ slug: string; market: number }>
const Remembered = z.object({ slug: z.string(), market: z.number() })
const keyOf = (id: unknown): string => `publishedAt.${String(id)}`

/** The published address of a page before this save; null when it is not published. */
export async function publishedAt(req: PayloadRequest, id: unknown): Promise<PublishedAt | null> {
  if (typeof id !== 'number' && typeof id !== 'string') return null
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ id: { equals: id } }, published] },
    depth: 0,
    draft: false,
    limit: 1,
    overrideAccess: true,
    select: { slug: true, market: true },
    req,
  })
  const [page] = docs
  return page ? { slug: page.slug, market: Number(getId(page.market)) } : null
}

/**
 * Remembers the published address before a save that publishes, for `followPage`. Hooks see the newest draft, whose address
 * may differ.
 */
export const rememberPage: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || data?._status !== 'published') return data
  const before = await publishedAt(req, originalDoc?.id)
  // Read `req.context` now, because each call of the Local API replaces it.
  req.context[keyOf(originalDoc?.id)] = before
  return data
}

/**
 * After a page was published at another address: redirects to it are updated, one that would hide it is deleted, and unless
 * the editor declined, the old address redirects to it. All in the save's own transaction and only in this market.
 */
export const followPage: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  const before = Remembered.safeParse(req.context[keyOf(doc.id)]).data
  req.context[keyOf(doc.id)] = null
  const market = Number(getId(doc.market))
  if (!before || doc._status !== 'published' || before.slug === doc.slug || before.market !== market) return doc
  const routes = compileRoutes(await storedRoutes(req, market))
  const old = pathTo(routes, 'content', { slug: before.slug })
  const path = pathTo(routes, 'content', { slug: String(doc.slug) })
  const to = { kind: 'page' as const, slug: String(doc.slug) }
  const leftovers = await redirectsFrom(req, market, path)
  await removeRedirects(
    req,
    leftovers.filter((row) => leadsToPage(row.to, before.slug, old)),
  )
  const { language } = req.i18n
  const blocked = (await leadSlugsOn(req, market, before.slug, to.slug)) ?? (await leadPathsOn(req, market, old, path, to))
  if (blocked === null && data?.keepOldAddress === false) return doc
  const reason =
    blocked ?? (await keepAlive(req, { market, from: old, match: 'exact', to, note: formatStaffMessage(words.note, language) }))
  if (reason !== null)
    refuse(
      collection.slug,
      [{ path: 'slug', message: formatStaffMessage(words.cannotKeep, language, { path: old, reason }) }],
      req,
    )
  return doc
}

type To = Readonly<{ kind: string; slug?: string; path?: string }> | null

/** True for a redirect that an earlier rename of this page made from the address that it now gets back. */
const leadsToPage = (to: To, slug: string, path: string): boolean =>
  (to?.kind === 'page' && to.slug === slug) || (to?.kind === 'path' && splitAddress(to.path ?? '').path === path)

/**
 * Refuses to publish a page at an address that a redirect leads away from, unless an earlier rename of the page made that
 * redirect.
 */
export async function redirectedAway(
  req: PayloadRequest,
  { slug, market, before }: Readonly<{ slug: string; market: number; before: PublishedAt | null }>,
): Promise<Refusal | null> {
  const routes = compileRoutes(await storedRoutes(req, market))
  const path = pathTo(routes, 'content', { slug })
  const rows = await redirectsNear(req, market, path)
  const site = { routes, redirects: compileRedirects(rows) }
  const [hit] = followRedirects(site, { path, query: new URLSearchParams(), now: null }).hits
  if (!hit || hit.rule.row.hidesRoute || isLeftover(hit.rule.row.to, before, routes)) return null
  return { path: 'slug', message: formatStaffMessage(words.redirected, req.i18n.language, { path, from: hit.rule.row.from }) }
}

const isLeftover = (to: To, before: PublishedAt | null, routes: RouteMap): boolean =>
  before !== null && leadsToPage(to, before.slug, pathTo(routes, 'content', { slug: before.slug }))
