import { VoucherTry } from '@/contracts/cart-prices'
import { endpoint } from '@/app/api/endpoint'
import { checkVoucher } from '@/storefront/cart/check-voucher.server'

export const POST = endpoint({
  rule: 'POST /api/vouchers/validations',
  body: VoucherTry,
  run: ({ shop, body, sender }) => checkVoucher(shop, body, sender),
})
