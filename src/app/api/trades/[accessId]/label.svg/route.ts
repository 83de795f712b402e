import { AccessParams } from '@/app/api/api-access'
import { endpoint } from '@/app/api/endpoint'
import { tradeLabel } from '@/clients/trade-client'
import { requireValue } from '@/http/api-problem'
import { LabelQuery, labelReply } from '@/storefront/checkout/thank-you/trade-replies.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/[accessId]/label.svg',
  summary: 'The code of a shipping label.',
  who: 'holder',
  params: AccessParams,
  query: LabelQuery,
  answers: { 200: { file: 'image/svg+xml' } },
  run: async ({ params, query }) => labelReply('svg', requireValue(await tradeLabel(params.accessId, 'svg', query.parcel))),
})
