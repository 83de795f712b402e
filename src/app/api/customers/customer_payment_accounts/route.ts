import { endpoint } from '@/app/api/endpoint'
import { PaymentAccount, PaymentAccountRequest } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { addPaymentAccount } from '@/storefront/account/payment-change/change-payment.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/customers/customer_payment_accounts',
  summary: 'Makes a bank or a PayPal account a payment account; one is the primary one.',
  who: 'freshCustomer',
  checks: ['own ids'],
  body: { PaymentAccountRequest },
  answers: { 200: { json: { PaymentAccount } } },
  problems: { 404: ['not_found'], 422: ['invalid_request'] },
  run: async ({ body, customer: { accessToken }, sender }) => ok(await addPaymentAccount(body, { accessToken, ...sender })),
})
