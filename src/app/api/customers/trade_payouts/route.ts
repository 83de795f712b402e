import { endpoint } from '@/app/api/endpoint'
import { TradePayoutPatch } from '@/contracts/customers'
import { Trade } from '@/contracts/trades'
import { ok } from '@/http/reply'
import { changeTradePayout } from '@/storefront/account/payment-change/change-payment.server'

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/customers/trade_payouts',
  summary: 'Another payment account for one trade, until it is inspected.',
  who: 'freshCustomer',
  checks: ['own trade and account'],
  body: { TradePayoutPatch },
  answers: { 200: { json: { Trade } } },
  problems: { 404: ['not_found'], 410: ['gone'] },
  run: async ({ body, customer: { accessToken }, sender }) => ok(await changeTradePayout(body, { accessToken, ...sender })),
})
