import { VoucherTry } from '@/contracts/cart-prices'
import { Voucher, VOUCHER_REFUSALS } from '@/contracts/vouchers'
import { endpoint } from '@/app/api/endpoint'
import { ok } from '@/runtime/reply'
import { checkVoucher } from '@/storefront/cart/check-voucher.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/vouchers/validations',
  summary: 'Whether a voucher helps this sale.',
  who: 'anyone',
  body: { VoucherTry },
  limit: 'ten tries of a visitor in an hour',
  answers: { 200: { json: { Voucher } } },
  problems: { 422: VOUCHER_REFUSALS },
  run: async ({ shop, body, sender }) => ok(await checkVoucher(shop, body, sender)),
})
