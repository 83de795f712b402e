import { tradeByAccess } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/storefront/cart/refusal.server'

export const GET = endpoint({
  rule: 'GET /api/trades/[accessId]',
  params: AccessParams,
  run: async ({ params, requestId }) => found(await tradeByAccess(params.accessId), requestId),
})
