import type { Endpoint } from 'payload'
import { compareMarkets } from '@/collections/markets/compare/compare-markets'
import { memberOf } from './page-of-request'

/** `GET /markets/comparison?left=1&right=2`, or `right=1@34` for a version: what differs (U-20). */
export const marketComparison: Endpoint = {
  path: '/comparison',
  method: 'get',
  handler: async (req) => {
    memberOf(req)
    const { left, right } = req.query
    return Response.json(await compareMarkets(req, left, right), { headers: { 'cache-control': 'private, no-store' } })
  },
}
