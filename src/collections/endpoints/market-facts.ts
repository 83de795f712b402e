import type { Endpoint } from 'payload'
import { readFacts } from '@/collections/markets/completeness/read-facts'
import { memberOf, numberOf } from './page-of-request'

/** `GET /markets/:id/facts`: what the completeness check needs beside the form. */
export const marketFacts: Endpoint = {
  path: '/:id/facts',
  method: 'get',
  handler: async (req) => {
    memberOf(req)
    const id = numberOf(req, 'id')
    // With the access rights of the member of staff.
    const own = { collection: 'markets', id, depth: 0, overrideAccess: false, user: req.user, req } as const
    const { applicationId } = await req.payload.findByID(own)
    return Response.json(await readFacts(req, id, applicationId), { headers: { 'cache-control': 'private, no-store' } })
  },
}
