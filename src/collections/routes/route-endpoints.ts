import { type Endpoint, NotFound } from 'payload'
import * as z from 'zod'
import { staffOf } from '@/collections/access/staff'
import { removalOf, removeRoute } from './remove-route'
import { surroundingsOf } from './stored-routes'
import { routeProblems } from '@/domain/routing/route-problems'
import { bodyOf, memberOf, numberOf } from '@/collections/saving/page-of-request'

const LONGEST = 500
const MOST = 20
const RouteCheckRequest = z.object({
  market: z.number().int().positive(),
  id: z.number().int().positive().nullable(),
  screen: z.string().max(100),
  patterns: z.array(z.string().max(LONGEST)).max(MOST),
})

/**
 * Validates the addresses in a form before they are saved, against the market's pages and redirects, which the browser does
 * not have.
 */
export const routeCheck: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!staffOf(req.user)) throw new NotFound(req.t)
    const asked = RouteCheckRequest.safeParse(await req.json?.().catch(() => null))
    if (!asked.success) return Response.json({ errors: [{ message: 'Bad Request' }] }, { status: 400 })
    const { market, id, screen, patterns } = asked.data
    await req.payload.findByID({
      collection: 'markets',
      id: market,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      select: {},
      req,
    })
    const entry = { screen, patterns }
    const problems = routeProblems(entry, await surroundingsOf(req, { market, entry, id: id ?? undefined }))
    return Response.json({ problems }, { headers: { 'cache-control': 'private, no-store' } })
  },
}

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
