import { tradeLabel } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { requireValue } from '@/http/api-problem'
import { labelReply } from '@/storefront/checkout/thank-you/label-reply.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/[accessId]/label.svg',
  summary: 'The code of the shipping label.',
  who: 'holder',
  params: AccessParams,
  answers: { 200: { file: 'image/svg+xml' } },
  run: async ({ params }) => labelReply('svg', requireValue(await tradeLabel(params.accessId, 'svg'))),
})
