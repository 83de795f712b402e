import { z } from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { suggest } from '@/storefront/catalog/search/suggest.server'

export const GET = endpoint({
  rule: 'GET /api/search',
  query: z.strictObject({ q: z.string().max(200) }),
  run: ({ shop, query }) => suggest(shop, query.q),
})
