import { endpoint } from '@/app/api/endpoint'
import { readPaypalAccounts } from '@/clients/customers'
import { PaypalAccountPatch } from '@/contracts/customers'
import { changePaypalAccount } from '@/storefront/account/payment-change/change-payment.server'

export const GET = endpoint({
  rule: 'GET /api/customers/paypal_accounts',
  accounts: true,
  customer: true,
  run: ({ customer: { accessToken }, sender }) => readPaypalAccounts({ accessToken, ...sender }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/paypal_accounts',
  accounts: true,
  customer: true,
  body: PaypalAccountPatch,
  run: ({ body, customer: { accessToken }, sender }) => changePaypalAccount(body, { accessToken, ...sender }),
})
