import * as z from 'zod'
import { Money } from './money'
import { Code } from './typed-text'
import { Voucher, VOUCHER_PROBLEMS } from './vouchers'

/** Own API: `POST /api/cart/prices`. What the browser believes is not sent; the platform's offers are read again. */
export const CartPricesRequest = z.strictObject({
  lines: z
    .array(z.strictObject({ offerId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), quantity: z.int().min(1).max(99) }))
    .min(1)
    .max(50),
  voucher: Code(40).optional(),
})
export type CartPricesRequest = z.infer<typeof CartPricesRequest>

/** `expired`: the offer's time is over; `unavailable`: unknown, sold already or of another mode. Both can be quoted again. */
export const PricedCartLine = z.discriminatedUnion('state', [
  z.object({ offerId: z.string(), state: z.literal('current'), price: Money, validUntil: z.iso.datetime() }),
  z.object({ offerId: z.string(), state: z.literal('expired') }),
  z.object({ offerId: z.string(), state: z.literal('unavailable') }),
])
export type PricedCartLine = z.infer<typeof PricedCartLine>

/** `unchecked`: too many tries this hour; the trade itself decides then. */
export const VoucherOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('accepted'), voucher: Voucher }),
  z.object({ kind: z.literal('refused'), code: z.enum(VOUCHER_PROBLEMS) }),
  z.object({ kind: z.literal('unchecked') }),
])
export type VoucherOutcome = z.infer<typeof VoucherOutcome>

export const CartPrices = z.object({
  lines: z.array(PricedCartLine).max(50),
  voucher: VoucherOutcome,
  totals: z.object({ devices: Money, voucher: Money, total: Money }),
  /** Until when the prices are locked if the cart is sold now (P-01). */
  lockUntil: z.iso.datetime(),
})
export type CartPrices = z.infer<typeof CartPrices>

/** Own API: `POST /api/vouchers/validations`. */
export const VoucherTry = z.strictObject({
  code: Code(40),
  offerIds: z
    .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
    .min(1)
    .max(50),
})
