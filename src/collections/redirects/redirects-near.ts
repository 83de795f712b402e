import type { PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content'
import { redirectsReaching } from '@/collections/redirect-rows'
import { rowsOfMarket } from './redirect-world'

/** A shorter beginning is that of most old addresses: then all of them are read, straight from their table. */
const SHORTEST = 3

/**
 * The redirects of a market whose old address contains `path`, and all its patterns and prefixes: what may take an
 * address away from whoever lives there. A market may have a hundred thousand others.
 */
export async function redirectsNear(req: PayloadRequest, market: number, path: string): Promise<RedirectRow[]> {
  if (path.length < SHORTEST) return rowsOfMarket(req, market)
  const rows = await redirectsReaching(req, market, path)
  return rows.flatMap((row) => RedirectRow.safeParse(row).data ?? [])
}
