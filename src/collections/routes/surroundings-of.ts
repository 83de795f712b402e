import type { PayloadRequest } from 'payload'
import type { RouteRow } from '@/domain/content/content'
import type { Entry, Surroundings } from '@/domain/routing/route-problems'
import { publishedSlugs } from '@/collections/pages/published-slugs'
import { storedRoutes } from './stored-routes'
import { redirectsNear } from '@/collections/redirects/redirects-near'

/** Everything in a market that the addresses of a screen may conflict with. `id` is the entry's own, if it has one. */
export async function surroundingsOf(
  req: PayloadRequest,
  { market, entry, id }: Readonly<{ market: number; entry: Entry; id?: number | string | undefined }>,
): Promise<Surroundings & Readonly<{ others: readonly RouteRow[] }>> {
  const canonical = entry.patterns[0] ?? '/'
  return {
    others: await storedRoutes(req, market, id),
    slugs: await publishedSlugs(req, market),
    redirects: await redirectsNear(req, market, canonical.split('{', 1)[0] ?? '/'),
  }
}
