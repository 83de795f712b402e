import { tradeLabel } from '@/clients/trade'
import { AccessParams } from '@/contracts/access-id'
import { endpoint } from '@/app/api/endpoint'
import { requireValue } from '@/http/api-problem'
import { labelReply } from '@/storefront/checkout/thank-you/label-reply.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/[accessId]/label.pdf',
  summary: 'The shipping label.',
  who: 'holder',
  params: AccessParams,
  answers: { 200: { file: 'application/pdf' } },
  run: async ({ params }) => labelReply('pdf', requireValue(await tradeLabel(params.accessId, 'pdf'))),
})
