import { endpoint } from '@/app/api/endpoint'
import { GuestAccountRequest } from '@/contracts/customers'
import { saveGuestPayment } from '@/storefront/account/payment-change/change-payment.server'

/** For guests, who sell in partner widgets as well: it needs no account. */
export const POST = endpoint({
  rule: 'POST /api/customers/guest_account_number',
  body: GuestAccountRequest,
  run: ({ shop, body, sender }) => saveGuestPayment(shop, body, sender, Date.now()),
})
