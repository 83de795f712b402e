import { AccessParams } from '@/app/api/api-access'
import { endpoint } from '@/app/api/endpoint'
import { tradeByAccess } from '@/clients/trade-client'
import { Trade } from '@/contracts/trades'
import { requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/trades/[accessId]',
  summary: 'A trade by its unguessable id, as its guest may see it.',
  who: 'holder',
  params: AccessParams,
  answers: { 200: { json: { Trade } } },
  run: async ({ params }) => ok(requireValue(await tradeByAccess(params.accessId))),
})
