import { tradeLabel } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/runtime/api-problem'
import { labelResponse } from '@/storefront/checkout/thank-you/label-response.server'

export const GET = endpoint({
  rule: 'GET /api/trades/[accessId]/label.svg',
  params: AccessParams,
  run: async ({ params }) => labelResponse('svg', found(await tradeLabel(params.accessId, 'svg'))),
})
