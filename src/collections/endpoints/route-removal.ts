import type { Endpoint } from 'payload'
import * as z from 'zod'
import { removalOf, removeRoute } from '@/collections/renames/remove-route'
import { bodyOf, memberOf, numberOf } from './page-of-request'

const LONGEST = 500
const RouteRemovalRequest = z.object({ to: z.string().max(LONGEST).nullable() })
const NO_STORE = { headers: { 'cache-control': 'private, no-store' } }

/**
 * `GET /route-maps/:id/removal`: the addresses that a deletion would end. `POST` to the same path deletes the entry and
 * redirects them to a live address.
 */
export const routeRemoval: Endpoint[] = [
  {
    path: '/:id/removal',
    method: 'get',
    handler: async (req) => {
      memberOf(req)
      return Response.json(await removalOf(req, numberOf(req, 'id')), NO_STORE)
    },
  },
  {
    path: '/:id/removal',
    method: 'post',
    handler: async (req) => {
      memberOf(req)
      const { to } = await bodyOf(req, RouteRemovalRequest)
      return Response.json(await removeRoute(req, numberOf(req, 'id'), to), NO_STORE)
    },
  },
]
