import { tradeByAccess } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/runtime/api-problem'

export const GET = endpoint({
  rule: 'GET /api/trades/[accessId]',
  params: AccessParams,
  run: async ({ params }) => found(await tradeByAccess(params.accessId)),
})
