import { endpoint } from '@/app/api/endpoint'
import { readTradeHistory } from '@/clients/customers-client'
import { TradeHistory } from '@/contracts/customers'
import { ok } from '@/http/reply'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/trade_history',
  summary: 'The trades, newest first.',
  who: 'customer',
  answers: { 200: { json: { TradeHistory } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readTradeHistory({ accessToken, ...sender })),
})
