import type { PayloadRequest } from 'payload'
import { convertRoutes } from '@/collections/documents/content-documents'
import { redirectsNear } from '@/collections/redirects/redirect-context'
import type { RouteRow } from '@/domain/content/content'
import type { RouteEntry, Surroundings } from '@/domain/routing/route-problems'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { published } from '@/collections/saving/drafts'

/** The stored routes of a market except those of one document, in the order of the screens. */
export async function storedRoutes(req: PayloadRequest, market: number | string, except?: number | string): Promise<RouteRow[]> {
  const { docs } = await req.payload.find({
    collection: 'route-maps',
    where: { market: { equals: market } },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { screen: true, patterns: true },
    req,
  })
  return docs
    .filter(({ id }) => String(id) !== String(except))
    .toSorted((left, right) => SCREEN_NAMES.indexOf(left.screen) - SCREEN_NAMES.indexOf(right.screen))
    .flatMap(convertRoutes)
}

/** Slugs of the published pages of a market. */
export async function publishedSlugs(req: PayloadRequest, market: number): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, published] },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    select: { slug: true },
    req,
  })
  return new Set(docs.map(({ slug }) => slug))
}

/** Everything in a market that the addresses of a screen may conflict with. `id` is the entry's own, if it has one. */
export async function readSurroundings(
  req: PayloadRequest,
  { market, entry, id }: Readonly<{ market: number; entry: RouteEntry; id?: number | string | undefined }>,
): Promise<Surroundings & Readonly<{ others: readonly RouteRow[] }>> {
  const canonical = entry.patterns[0] ?? '/'
  return {
    others: await storedRoutes(req, market, id),
    slugs: await publishedSlugs(req, market),
    redirects: await redirectsNear(req, market, canonical.split('{', 1)[0] ?? '/'),
  }
}
