import type { Endpoint } from 'payload'
import { compareMarkets } from '@/collections/markets/compare/compare-markets'
import { compareWithFile } from '@/collections/markets/compare/compare-with-file'
import { configurationOf } from '@/collections/markets/compare/configuration-of'
import { memberOf, numberOf } from './page-of-request'

const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * `GET /markets/comparison?left=1&right=2`, or `right=1@34` for a version: what differs; `GET /markets/:id/configuration`:
 * the market as a file; `POST /markets/:id/comparison` with such a file: what differs from it (U-20).
 */
export const marketComparison: Endpoint[] = [
  {
    path: '/comparison',
    method: 'get',
    handler: async (req) => {
      memberOf(req)
      const { left, right } = req.query
      return Response.json(await compareMarkets(req, left, right), { headers: NO_STORE })
    },
  },
  {
    path: '/:id/configuration',
    method: 'get',
    handler: async (req) => {
      memberOf(req)
      const configuration = await configurationOf(req, numberOf(req, 'id'), Date.now())
      const { savedAt, settings } = configuration
      const name = `market-${settings.code.replace(/[^a-z]/gi, '')}-${savedAt.slice(0, 10)}.json`
      return new Response(`${JSON.stringify(configuration, null, 2)}\n`, {
        headers: {
          ...NO_STORE,
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${name}"`,
        },
      })
    },
  },
  {
    path: '/:id/comparison',
    method: 'post',
    handler: async (req) => {
      memberOf(req)
      return Response.json(await compareWithFile(req, numberOf(req, 'id'), Date.now()), { headers: NO_STORE })
    },
  },
]
