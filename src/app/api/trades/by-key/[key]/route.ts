import * as z from 'zod'
import { tradeByKey } from '@/clients/trade-client'
import { IDEMPOTENCY_KEY, Trade } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

/** Answers whether a submission whose answer was lost has created a trade (F18). */
export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/by-key/[key]',
  summary: 'The trade that an idempotency key has made: what to ask after a lost answer.',
  who: 'holder',
  params: z.strictObject({ key: z.string().regex(IDEMPOTENCY_KEY) }),
  answers: { 200: { json: { Trade } } },
  run: async ({ params }) => ok(requireValue(await tradeByKey(params.key))),
})
