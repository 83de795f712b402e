import { tradeLabel } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { found } from '@/storefront/cart/refusal.server'
import { labelResponse } from '@/storefront/checkout/thank-you/label-response.server'

export const GET = endpoint({
  rule: 'GET /api/trades/[accessId]/label.pdf',
  params: AccessParams,
  run: async ({ params, requestId }) => labelResponse('pdf', found(await tradeLabel(params.accessId, 'pdf'), requestId)),
})
