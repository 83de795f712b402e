import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { Suggestions } from '@/contracts/suggestions'
import { ok } from '@/runtime/reply'
import { suggest } from '@/storefront/catalog/search/suggest.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/search',
  summary: 'Devices and categories of the market that match a typed text.',
  who: 'anyone',
  query: z.strictObject({ q: z.string().max(200).describe('The text.') }),
  answers: { 200: { json: { Suggestions } } },
  run: async ({ shop, query }) => ok(await suggest(shop, query.q)),
})
