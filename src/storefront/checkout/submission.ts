import type { CheckoutInput, TradeSubmission } from '@/domain/checkout-form'
import type { CartState } from '@/storefront/cart/cart-state'

/** What is sent for a cart: the prices only as what the shopper believes (K-13). */
export const submissionOf = ({ cart, voucher }: Pick<CartState, 'cart' | 'voucher'>, form: CheckoutInput): TradeSubmission => ({
  lines: cart.map(({ offerId, quantity, price }) => ({ offerId, quantity, expectedPrice: price.amount })),
  ...(voucher ? { voucher: voucher.code } : {}),
  form,
})
