import { endpoint } from '@/app/api/endpoint'
import { readPaypalAccounts } from '@/clients/customers-client'
import { PaypalAccount, PaypalAccountPatch, PaypalAccounts } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { changePaypalAccount } from '@/storefront/account/payment-change/change-payment.server'

export const GET = endpoint({
  method: 'GET',
  path: '/api/customers/paypal_accounts',
  summary: 'The PayPal accounts, masked.',
  who: 'customer',
  answers: { 200: { json: { PaypalAccounts } } },
  run: async ({ customer: { accessToken }, sender }) => ok(await readPaypalAccounts({ accessToken, ...sender })),
})

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/customers/paypal_accounts',
  summary: 'Changes a PayPal account, or makes one with an empty id.',
  who: 'freshCustomer',
  checks: ['own id'],
  body: { PaypalAccountPatch },
  answers: { 200: { json: { PaypalAccount } } },
  problems: { 404: ['not_found'], 422: ['invalid_request'] },
  run: async ({ body, customer: { accessToken }, sender }) => ok(await changePaypalAccount(body, { accessToken, ...sender })),
})
