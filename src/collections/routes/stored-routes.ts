import type { PayloadRequest } from 'payload'
import type { RouteRow } from '@/domain/content/content'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { routesOf } from '@/collections/documents/content-documents'

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
    .flatMap(routesOf)
}
