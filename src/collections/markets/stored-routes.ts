import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { convertRoutes } from '@/collections/documents/content-documents'
import type { RouteRow } from '@/domain/content/content'
import { SCREEN_NAMES } from '@/domain/routing/screens'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'

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

/** Slugs of a market's pages, in SQL: Payload takes a second for 5,000 of them. Of all pages, or of those that visitors see. */
export async function readSlugs(req: PayloadRequest, market: number, which: 'all' | 'published'): Promise<ReadonlySet<string>> {
  const session = await openTransaction(req)
  const { rows } = await session.execute<{ slug: string }>(sql`
    select slug from pages
    where market_id = ${market} and deleted_at is null and slug is not null and (${which} = 'all' or _status = 'published')`)
  return new Set(rows.map(({ slug }) => slug))
}
