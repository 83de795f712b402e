import { z } from 'zod'
import { tradeByKey } from '@/clients/trade'
import { IDEMPOTENCY_KEY } from '@/contracts/trades'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/storefront/cart/refusal.server'

/** Has a submission whose answer was lost made a trade? (fault F18) */
export const GET = endpoint({
  rule: 'GET /api/trades/by-key/[key]',
  params: z.strictObject({ key: z.string().regex(IDEMPOTENCY_KEY) }),
  run: async ({ params, requestId }) => found(await tradeByKey(params.key), requestId),
})
