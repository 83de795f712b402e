import { endpoint } from '@/app/api/endpoint'
import { PaymentAccountRequest } from '@/contracts/customers'
import { addPaymentAccount } from '@/storefront/account/payment-change/change-payment.server'

export const POST = endpoint({
  rule: 'POST /api/customers/customer_payment_accounts',
  accounts: true,
  customer: true,
  body: PaymentAccountRequest,
  run: ({ body, customer: { accessToken }, sender }) => addPaymentAccount(body, { accessToken, ...sender }),
})
