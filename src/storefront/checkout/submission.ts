import type { CheckoutInput, TradeSubmission } from '@/domain/checkout-form'
import type { CartState } from '@/storefront/cart/cart-state'

/** The request for a cart; its prices only say what the shopper saw, the platform decides (K-13). */
export const submissionOf = ({ cart, voucher }: Pick<CartState, 'cart' | 'voucher'>, form: CheckoutInput): TradeSubmission => ({
  lines: cart.map(({ offerId, quantity, price }) => ({ offerId, quantity, expectedPrice: price.amount })),
  ...(voucher ? { voucher: voucher.code } : {}),
  form,
})
