import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { readQuote } from '@/clients/trade-client'
import { Quote, QuoteId } from '@/contracts/offers'
import { requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/quotes/[id]',
  summary: 'A saved price with its answers, and today’s price of the same answers.',
  who: 'holder',
  params: z.strictObject({ id: QuoteId }),
  answers: { 200: { json: { Quote } } },
  run: async ({ shop, params }) => ok(requireValue(await readQuote(shop, params.id))),
})
