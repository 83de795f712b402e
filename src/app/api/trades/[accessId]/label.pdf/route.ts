import { AccessParams } from '@/app/api/api-access'
import { endpoint } from '@/app/api/endpoint'
import { tradeLabel } from '@/clients/trade-client'
import { requireValue } from '@/http/api-problem'
import { LabelQuery, labelReply } from '@/storefront/checkout/thank-you/trade-replies.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/[accessId]/label.pdf',
  summary: 'The shipping labels, a page for each parcel.',
  who: 'holder',
  params: AccessParams,
  query: LabelQuery,
  answers: { 200: { file: 'application/pdf' } },
  run: async ({ params, query }) => labelReply('pdf', requireValue(await tradeLabel(params.accessId, 'pdf', query.parcel))),
})
