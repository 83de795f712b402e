import 'server-only'
import { validateVoucher, type Sender } from '@/clients/trade'
import type { Voucher } from '@/contracts/vouchers'
import type { Shop } from '@/domain/market/shop'
import { apiError } from '@/runtime/api-problem'

/** Checks a voucher against these offers. Throws `ApiError` 422 with the refusal's code, 429 after ten tries in an hour. */
export async function checkVoucher(shop: Shop, wish: { code: string; offerIds: string[] }, sender: Sender): Promise<Voucher> {
  const check = await validateVoucher(shop, wish, sender)
  if (check.kind === 'accepted') return check.voucher
  throw apiError(check.code === 'too_many_requests' ? 429 : 422, check.code)
}
