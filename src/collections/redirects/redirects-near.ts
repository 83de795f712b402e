import type { PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content'
import { redirectOf } from '@/collections/documents/redirect-document'
import { rowsOfMarket } from './redirect-world'

/** A shorter beginning is that of most old addresses: then all of them are read, straight from their table. */
const SHORTEST = 3

/**
 * The redirects of a market whose old address begins like `path`, and all its patterns and prefixes: what may take an
 * address away from whoever lives there. A market may have a hundred thousand others.
 */
export async function redirectsNear(req: PayloadRequest, market: number, path: string): Promise<RedirectRow[]> {
  if (path.length < SHORTEST) return rowsOfMarket(req, market)
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: {
      and: [{ market: { equals: market } }, { or: [{ match: { not_equals: 'exact' } }, { from: { like: path } }] }],
    },
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.flatMap((doc) => RedirectRow.safeParse(redirectOf(doc)).data ?? [])
}
