import type { PayloadRequest } from 'payload'
import { redirectsOfMarket, redirectsReaching } from './redirect-rows'
import { readSlugs, storedRoutes } from '@/collections/markets/stored-routes'
import { RedirectRow } from '@/domain/content/content'
import { passesGuards } from '@/domain/routing/guards'
import { compileRoutes, type RouteMap } from '@/domain/routing/route-map'
import { type Screen, SCREEN_NAMES, screenRow } from '@/domain/routing/screens'

/** What redirects of a market are checked against: its routes, pages and host names. */
export type RedirectContext = Readonly<{
  routes: RouteMap
  slugs: ReadonlySet<string>
  hosts: readonly string[]
  /** IANA name. */
  timeZone: string
  /** Screens that the market has switched off; a redirect there leads to a 404. */
  closed?: ReadonlySet<string>
}>

export async function loadRedirectContext(req: PayloadRequest, market: number): Promise<RedirectContext> {
  return {
    routes: compileRoutes(await storedRoutes(req, market)),
    slugs: await readSlugs(req, market, 'all'),
    ...(await factsOfMarket(req, market)),
  }
}

async function factsOfMarket(
  req: PayloadRequest,
  market: number,
): Promise<Pick<RedirectContext, 'hosts' | 'timeZone' | 'closed'>> {
  const doc = await req.payload.findByID({
    collection: 'markets',
    id: market,
    depth: 0,
    select: { hosts: true, switches: true, timeZone: true },
    overrideAccess: true,
    req,
  })
  const { b2b = false, newsletter = false } = doc.switches ?? {}
  const switches = { accounts: true, b2b: b2b === true, newsletter: newsletter === true }
  const isClosed = (screen: Screen) => !passesGuards(screenRow(screen).guards, { switches, screen, params: {} })
  const hosts = (doc.hosts ?? []).map(({ hostname }) => hostname)
  return { hosts, timeZone: doc.timeZone, closed: new Set(SCREEN_NAMES.filter(isClosed)) }
}

/** The redirects of a market as the shop reads them, without invalid ones. */
export async function readValidRedirects(req: PayloadRequest, market: number): Promise<RedirectRow[]> {
  const stored = await redirectsOfMarket(req, market)
  return stored.flatMap((row) => RedirectRow.safeParse(row).data ?? [])
}

/** Shortest text to search for; most old addresses contain a shorter one, so all redirects are read instead. */
const MIN_SEARCH_CHARACTERS = 3

/**
 * The redirects that could match an address below `path`: those whose old address contains it, and all patterns and
 * prefixes. A market may have a hundred thousand others.
 */
export async function redirectsNear(req: PayloadRequest, market: number, path: string): Promise<RedirectRow[]> {
  if (path.length < MIN_SEARCH_CHARACTERS) return readValidRedirects(req, market)
  const rows = await redirectsReaching(req, market, path)
  return rows.flatMap((row) => RedirectRow.safeParse(row).data ?? [])
}
