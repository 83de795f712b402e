import 'server-only'
import type { CartPrices, CartPricesRequest, PricedCartLine, VoucherOutcome } from '@trade-in-shop/contracts/cart-prices'
import { readOffer, validateVoucher, type Sender } from '@/clients/trade-client'
import { cartTotals } from '@/domain/checkout/cart'
import type { Shop } from '@/domain/routing/shop'
import { DAY } from '@trade-in-shop/runtime/durations'
import { inBatches } from './in-batches'

/**
 * Reads every offer of a cart again and checks the voucher, because the platform's prices are the ones that count
 * (K-06). `now` in epoch milliseconds. Throws `ApiError` when the platform does not answer.
 */
export async function priceCart(shop: Shop, request: CartPricesRequest, sender: Sender, now: number): Promise<CartPrices> {
  const lines = await inBatches(request.lines, ({ offerId }) => priceLine(shop, offerId))
  const current = lines.flatMap((line, index) =>
    line.state === 'current'
      ? [{ conditionId: line.offerId, price: line.price, quantity: request.lines[index]?.quantity ?? 1 }]
      : [],
  )
  const voucher = await priceVoucher(shop, request.voucher, offerIdsByPiece(current), sender)
  const { devices, voucher: bonus, total } = cartTotals(current, voucher.kind === 'accepted' ? voucher.voucher : null)
  const lockUntil = new Date(now + shop.market.promises.priceLockDays * DAY).toISOString()
  return { lines, voucher, totals: { devices, voucher: bonus, total }, lockUntil }
}

async function priceLine(shop: Shop, offerId: string): Promise<PricedCartLine> {
  const reading = await readOffer(offerId)
  if (reading.kind === 'expired') return { offerId, state: 'expired' }
  if (reading.kind === 'unknown') return { offerId, state: 'unavailable' }
  const { state, business, price, validUntil } = reading.offer
  if (state !== 'quoted' || business !== shop.business) return { offerId, state: 'unavailable' }
  return { offerId, state: 'current', price, validUntil }
}

async function priceVoucher(shop: Shop, code: string | undefined, offerIds: string[], sender: Sender): Promise<VoucherOutcome> {
  if (code === undefined || offerIds.length === 0) return { kind: 'none' }
  const check = await validateVoucher(shop, { code, offerIds }, sender)
  if (check.kind === 'accepted') return check
  return check.code === 'too_many_requests' ? { kind: 'unchecked' } : { kind: 'refused', code: check.code }
}

/** Lists an offer once per piece, so that a voucher's minimum counts the full sum; a call takes 50 ids. */
const offerIdsByPiece = (lines: readonly { conditionId: string; quantity: number }[]): string[] =>
  lines.flatMap(({ conditionId, quantity }) => Array.from({ length: quantity }, () => conditionId)).slice(0, 50)
