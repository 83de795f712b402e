import type { PayloadRequest } from 'payload'
import { RedirectRow } from '@/domain/content/content'
import { redirectsReaching } from '@/collections/redirect-rows'
import { readValidRedirects } from './redirect-context'

/** Shortest text to search for; most old addresses contain a shorter one, so all redirects are read instead. */
const SHORTEST = 3

/**
 * The redirects that could match an address below `path`: those whose old address contains it, and all patterns and
 * prefixes. A market may have a hundred thousand others.
 */
export async function redirectsNear(req: PayloadRequest, market: number, path: string): Promise<RedirectRow[]> {
  if (path.length < SHORTEST) return readValidRedirects(req, market)
  const rows = await redirectsReaching(req, market, path)
  return rows.flatMap((row) => RedirectRow.safeParse(row).data ?? [])
}
