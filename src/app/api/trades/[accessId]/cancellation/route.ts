import { AccessParams } from '@/app/api/api-access'
import { endpoint } from '@/app/api/endpoint'
import { cancelTrade } from '@/clients/trade-client'
import { Trade } from '@/contracts/trades'
import { requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/trades/[accessId]/cancellation',
  summary: 'Cancels a trade until it is paid; devices that were handed over come back free of charge.',
  who: 'holder',
  params: AccessParams,
  answers: { 200: { json: { Trade } } },
  problems: { 410: ['gone'] },
  run: async ({ params, requestId }) => ok(requireValue(await cancelTrade(params.accessId, requestId))),
})
