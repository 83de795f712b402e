import { endpoint } from '@/app/api/endpoint'
import { readTradeHistory } from '@/clients/customers'

export const GET = endpoint({
  rule: 'GET /api/customers/trade_history',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readTradeHistory({ accessToken, ...sender }),
})
