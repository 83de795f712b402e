import { endpoint } from '@/app/api/endpoint'
import { GuestAccount, GuestAccountRequest } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { saveGuestPayment } from '@/storefront/account/payment-change/change-payment.server'

/** For guests, who sell in partner widgets as well: it needs no account. */
export const POST = endpoint({
  method: 'POST',
  path: '/api/customers/guest_account_number',
  summary: 'A guest’s payment account, masked: an empty id makes one, else it is changed, and the payout of its sale.',
  who: 'anyone',
  checks: ['unguessable id to change one'],
  body: { GuestAccountRequest },
  platformLimits: ['POST /customers/guest_account_number'],
  answers: { 200: { json: { GuestAccount } } },
  problems: { 404: ['not_found'], 410: ['gone'], 422: ['invalid_request'] },
  run: async ({ shop, body, sender }) => ok(await saveGuestPayment(shop, body, sender, Date.now())),
})
