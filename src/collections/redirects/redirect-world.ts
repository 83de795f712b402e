import type { PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content'
import { compileRoutes, type RouteMap } from '@/domain/routing/route-map'
import { storedRoutes } from '@/collections/routes/stored-routes'
import { redirectsOfMarket } from '@/collections/redirect-rows'

/** What redirects of a market are judged by: its routes, pages and host names. */
export type RedirectWorld = Readonly<{ routes: RouteMap; slugs: ReadonlySet<string>; hosts: readonly string[] }>

export async function redirectWorld(req: PayloadRequest, market: number): Promise<RedirectWorld> {
  const pages = await req.payload.find({
    collection: 'pages',
    where: { market: { equals: market } },
    depth: 0,
    draft: false,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
    req,
  })
  return {
    routes: compileRoutes(await storedRoutes(req, market)),
    slugs: new Set(pages.docs.map(({ slug }) => slug)),
    hosts: await hostsOfMarket(req, market),
  }
}

async function hostsOfMarket(req: PayloadRequest, market: number): Promise<string[]> {
  const doc = await req.payload.findByID({
    collection: 'markets',
    id: market,
    depth: 0,
    select: { hosts: true },
    overrideAccess: true,
    req,
  })
  return (doc.hosts ?? []).map(({ hostname }) => hostname)
}

/** The redirects of a market as the shop reads them; what the shop would not take is left out. */
export async function rowsOfMarket(req: PayloadRequest, market: number): Promise<RedirectRow[]> {
  const stored = await redirectsOfMarket(req, market)
  return stored.flatMap((row) => RedirectRow.safeParse(row).data ?? [])
}
