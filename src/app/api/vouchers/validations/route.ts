import { endpoint } from '@/app/api/endpoint'
import { type Sender, validateVoucher } from '@/clients/trade-client'
import { VoucherTry } from '@/contracts/cart-prices'
import { Voucher, VOUCHER_PROBLEMS } from '@/contracts/vouchers'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/http/api-problem'
import { ok } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/vouchers/validations',
  summary: 'Whether a voucher helps this sale.',
  who: 'anyone',
  body: { VoucherTry },
  platformLimits: ['POST /vouchers/validations'],
  answers: { 200: { json: { Voucher } } },
  problems: { 422: VOUCHER_PROBLEMS },
  run: async ({ shop, body, sender }) => ok(await checkVoucher(shop, body, sender)),
})

/** Checks a voucher against these offers. Throws `ApiError` 422 with the problem's code, 429 after ten tries in an hour. */
async function checkVoucher(shop: Shop, wish: { code: string; offerIds: string[] }, sender: Sender): Promise<Voucher> {
  const check = await validateVoucher(shop, wish, sender)
  if (check.kind === 'accepted') return check.voucher
  throw apiError(check.code === 'too_many_requests' ? 429 : 422, check.code)
}
