import { type Endpoint, NotFound } from 'payload'
import * as z from 'zod'
import { routeProblems } from '@/domain/routing/route-problems'
import { staffOf } from '@/collections/access/staff'
import { surroundingsOf } from '@/collections/routes/surroundings-of'

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
