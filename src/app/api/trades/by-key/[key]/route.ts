import { z } from 'zod'
import { tradeByKey } from '@/clients/trade'
import { IDEMPOTENCY_KEY } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/runtime/api-problem'

/** Answers whether a submission whose answer was lost has created a trade (F18). */
export const GET = endpoint({
  rule: 'GET /api/trades/by-key/[key]',
  params: z.strictObject({ key: z.string().regex(IDEMPOTENCY_KEY) }),
  run: async ({ params }) => found(await tradeByKey(params.key)),
})
