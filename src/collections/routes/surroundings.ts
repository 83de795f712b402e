import type { PayloadRequest } from 'payload'
import { readSlugs, storedRoutes } from '@/collections/markets/stored-routes'
import { redirectsNear } from '@/collections/redirects/redirect-context'
import type { RouteRow } from '@/domain/content/content'
import type { RouteEntry, Surroundings } from '@/domain/routing/route-problems'

/** Everything in a market that the addresses of a screen may conflict with. `id` is the entry's own, if it has one. */
export async function readSurroundings(
  req: PayloadRequest,
  { market, entry, id }: Readonly<{ market: number; entry: RouteEntry; id?: number | string | undefined }>,
): Promise<Surroundings & Readonly<{ others: readonly RouteRow[] }>> {
  const canonical = entry.patterns[0] ?? '/'
  return {
    others: await storedRoutes(req, market, id),
    slugs: await readSlugs(req, market, 'published'),
    redirects: await redirectsNear(req, market, canonical.split('{', 1)[0] ?? '/'),
  }
}
