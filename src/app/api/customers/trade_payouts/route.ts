import { endpoint } from '@/app/api/endpoint'
import { TradePayoutPatch } from '@/contracts/customers'
import { changeTradePayout } from '@/storefront/account/payment-change/change-payment.server'

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/trade_payouts',
  accounts: true,
  customer: true,
  body: TradePayoutPatch,
  run: ({ body, customer: { accessToken }, sender }) => changeTradePayout(body, { accessToken, ...sender }),
})
