import { type Endpoint, NotFound } from 'payload'
import { nearestAddresses } from '@/domain/routing/nearest-address'
import { idOf, staffOf } from '@/collections/access/staff'
import { liveAddresses } from '@/collections/live-addresses'

/** The live addresses most like a missing one, best first: suggested targets of a redirect. */
export const missingSuggestions: Endpoint = {
  path: '/:id/suggestions',
  method: 'get',
  handler: async (req) => {
    if (!staffOf(req.user)) throw new NotFound(req.t)
    const id = String(req.routeParams?.id ?? '')
    const missing = await req.payload.findByID({
      collection: 'missing-paths',
      id,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    const market = Number(idOf(missing.market))
    const near = nearestAddresses(missing.path, await liveAddresses(req, market))
    const headers = { 'cache-control': 'private, no-store' }
    return Response.json({ suggestions: near.map(({ value }) => value) }, { headers })
  },
}
