import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { PayloadRequest } from 'payload'
import { convertRoutes } from '@/collections/documents/content-documents'
import type { RouteRow } from '@/domain/content/content'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { published } from '@trade-in-shop/payload-workbench/drafts/drafts'

/** The stored routes of a market except those of one document, in the order of the screens. */
export async function storedRoutes(req: PayloadRequest, market: number | string, except?: number | string): Promise<RouteRow[]> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'route-maps',
    where: { market: { equals: market } },
    select: { screen: true, patterns: true },
    req,
  })
  return docs
    .filter(({ id }) => String(id) !== String(except))
    .toSorted((left, right) => SCREEN_NAMES.indexOf(left.screen) - SCREEN_NAMES.indexOf(right.screen))
    .flatMap(convertRoutes)
}

export async function publishedSlugs(req: PayloadRequest, market: number): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    ...EVERY_DOCUMENT,
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, published] },
    select: { slug: true },
    req,
  })
  return new Set(docs.map(({ slug }) => slug))
}
