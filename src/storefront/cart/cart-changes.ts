import type { Offer } from '@/contracts/offers'
import type { Voucher } from '@/contracts/vouchers'
import { earliestExpiry, isExpired, withLine, withoutLine, withQuantity } from '@/domain/cart'
import type { PaymentTypeId } from '@/domain/payment-types'
import { EMPTY_CART, type CartLine, type CartState } from './cart-state'

/** Whatever changes lines or voucher makes the confirmed prices worthless (K-06). */
const withLines = (state: CartState, cart: CartLine[]): CartState => ({
  ...state,
  cart,
  cartExpiry: earliestExpiry(cart),
  voucher: cart.length === 0 ? null : state.voucher,
  priceCalculateDone: false,
})

export const lineOf = (offer: Offer, answerTexts: readonly string[], quantity: number): CartLine => ({
  offerId: offer.offerId,
  conditionId: offer.conditionId,
  device: offer.device,
  answers: offer.answers,
  answerTexts: answerTexts.map((text) => text.slice(0, 400)),
  price: offer.price,
  quantity,
  validUntil: offer.validUntil,
})

export const added = (state: CartState, line: CartLine, max: number): CartState =>
  withLines(state, withLine(state.cart, line, max))
export const quantitySet = (state: CartState, conditionId: string, quantity: number, max: number): CartState =>
  withLines(state, withQuantity(state.cart, conditionId, quantity, max))
export const removed = (state: CartState, conditionId: string): CartState =>
  withLines(state, withoutLine(state.cart, conditionId))
export const voucherSet = (state: CartState, voucher: Voucher | null): CartState => ({
  ...state,
  voucher,
  priceCalculateDone: false,
})

/** Empties lines, voucher and offer ids (K-04); whatever else the browser keeps is not the cart's business. */
export const emptied = (state: CartState): CartState => ({
  ...EMPTY_CART,
  B2BMode: state.B2BMode,
  b2bTradeCap: state.b2bTradeCap,
  transactionId: state.transactionId,
})

/** An expired cart is emptied and remembered for "quote again" (K-02). `now` by the server's clock. */
export function judged(state: CartState, now: number): CartState {
  if (!isExpired(state.cartExpiry, now)) return state
  return { ...emptied(state), expiredCart: state.cart }
}

/** After a submission: ids from the server's answer; the sold devices leave the cart. */
export const sold = (state: CartState, trade: Readonly<{ transactionId: string; offerIds: readonly string[] }>): CartState => ({
  ...emptied(state),
  transactionId: trade.transactionId,
  offerIds: [...trade.offerIds],
  paymentType: state.paymentType,
  isPayPalTransaction: state.isPayPalTransaction,
})

export const paymentTypeSet = (state: CartState, paymentType: PaymentTypeId): CartState => ({
  ...state,
  paymentType,
  isPayPalTransaction: paymentType === 2,
})

/** Same lines, as the server priced them now. */
export const repriced = (state: CartState, cart: CartLine[], voucher: Voucher | null): CartState => ({
  ...withLines(state, cart),
  voucher: cart.length === 0 ? null : voucher,
  priceCalculateDone: true,
})

/** K-08: back to 0 on every navigation except to the thank-you screen. */
export const transactionReset = (state: CartState): CartState =>
  state.transactionId === 0 && state.offerIds.length === 0 ? state : { ...state, transactionId: 0, offerIds: [] }

/** The notice of an expired cart is dealt with. */
export const expiryDismissed = (state: CartState): CartState => ({ ...state, expiredCart: [] })
