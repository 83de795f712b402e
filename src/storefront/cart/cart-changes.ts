import type { CartPrices, VoucherOutcome } from '@trade-in-shop/contracts/cart-prices'
import type { Offer } from '@trade-in-shop/contracts/offers'
import type { PriceChange } from '@trade-in-shop/contracts/trades'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { Voucher } from '@trade-in-shop/contracts/vouchers'
import {
  earliestExpiry,
  isExpired,
  type LineOutcome,
  piecesLeft,
  withLine,
  withoutLine,
  withQuantity,
} from '@/domain/checkout/cart'
import type { PaymentTypeId } from '@/domain/checkout/payment-types'
import { appStore } from '@/storefront/kit/app-store'
import { cartAtom, EMPTY_CART, type CartLine, type CartState } from './cart-state'

/** Every change of lines or voucher makes the confirmed prices invalid (K-06). */
const withLines = (state: CartState, cart: readonly CartLine[]): CartState => ({
  ...state,
  cart: [...cart],
  cartExpiry: earliestExpiry(cart),
  voucher: cart.length === 0 ? null : state.voucher,
  priceCalculateDone: false,
})

export const makeCartLine = (offer: Offer, answerTexts: readonly string[], quantity: number): CartLine => ({
  offerId: offer.offerId,
  conditionId: offer.conditionId,
  device: offer.device,
  answers: offer.answers,
  answerTexts: answerTexts.map((text) => text.slice(0, 400)),
  price: offer.price,
  quantity,
  validUntil: offer.validUntil,
})

/** The cart after a line, what became of the line, and how many pieces came with it. */
export type Adding = Readonly<{ state: CartState; outcome: LineOutcome; pieces: number }>

export function added(state: CartState, line: CartLine, max: number): Adding {
  const { lines, ...rest } = withLine(state.cart, line, max)
  if (rest.outcome === 'added' && piecesLeft(state.cart, line, max) <= 0) return { state, outcome: 'atMaximum', pieces: 0 }
  return { state: rest.outcome === 'full' ? state : withLines(state, lines), ...rest }
}
/** A fresh offer travels in the parcel of the line that it replaces. */
const inParcelOf = (old: CartLine | undefined, line: CartLine): CartLine => (old?.parcel ? { ...line, parcel: old.parcel } : line)

/**
 * The end of "change answers": the new condition takes the old one's place, quantity and parcel, also when the answers are
 * the same.
 */
export const exchanged = (state: CartState, conditionId: string, line: CartLine, max: number): Adding => {
  const old = state.cart.find((candidate) => candidate.conditionId === conditionId)
  if (!old) return added(state, line, max)
  const without = withoutLine(state.cart, conditionId)
  const { lines, ...rest } = withLine(without, { ...inParcelOf(old, line), quantity: old.quantity }, max)
  return { state: withLines(state, lines), ...rest }
}
export const quantitySet = (state: CartState, conditionId: string, quantity: number, max: number): CartState =>
  withLines(state, withQuantity(state.cart, conditionId, quantity, max))
/** The parcel of each of these lines (P-02); prices do not depend on it. */
export const parcelsSet = (state: CartState, lines: readonly CartLine[], parcels: readonly number[]): CartState => {
  const chosen = new Map(lines.map(({ conditionId }, index) => [conditionId, parcels[index]]))
  return { ...state, cart: state.cart.map((line) => ({ ...line, parcel: chosen.get(line.conditionId) ?? line.parcel })) }
}
export const removed = (state: CartState, conditionId: string): CartState =>
  withLines(state, withoutLine(state.cart, conditionId))
export const voucherRemoved = (state: CartState): CartState => ({ ...state, voucher: null, priceCalculateDone: false })
/** For code outside React; `scope` is the cart's. */
export const removeStoredVoucher = (scope: string): void =>
  appStore().set(cartAtom(scope), (cart) => (cart.voucher ? voucherRemoved(cart) : cart))

/** Empties lines, voucher and offer ids (K-04) and nothing else in the browser's storage. */
export const emptied = (state: CartState): CartState => ({
  ...EMPTY_CART,
  B2BMode: state.B2BMode,
  b2bTradeCap: state.b2bTradeCap,
  transactionId: state.transactionId,
})

/** Empties an expired cart and stores its lines for "quote again" (K-02). `now` by the server's clock. */
export function judged(state: CartState, now: number): CartState {
  return isExpired(state.cartExpiry, now) ? expired(state) : state
}
const expired = (state: CartState): CartState => ({ ...emptied(state), expiredCart: state.cart })

/** What the cart stores of a created trade: ids from the server's answer. */
type SoldTrade = Readonly<{ transactionId: string; number: string; offerIds: readonly string[] }>
export const sold = (state: CartState, trade: SoldTrade): CartState => ({
  ...emptied(state),
  transactionId: trade.transactionId,
  tradeNumber: trade.number,
  offerIds: [...trade.offerIds],
  paymentType: state.paymentType,
  isPayPalTransaction: state.isPayPalTransaction,
})

export const paymentTypeSet = (state: CartState, paymentType: PaymentTypeId): CartState => ({
  ...state,
  paymentType,
  isPayPalTransaction: paymentType === PAYOUT_KINDS['2'].cartId,
})

/** Applies the server's prices for exactly these lines (K-06); an answer to an older cart changes nothing. */
export function priced(state: CartState, { lines, voucher }: Pick<CartPrices, 'lines' | 'voucher'>): CartState {
  const answers = new Map(lines.map((line) => [line.offerId, line]))
  if (state.cart.some(({ offerId }) => !answers.has(offerId))) return state
  if (lines.some((line) => line.state === 'expired')) return expired(state)
  const cart = state.cart.map((line) => {
    const answer = answers.get(line.offerId)
    return answer?.state === 'current' ? { ...line, price: answer.price, validUntil: answer.validUntil } : line
  })
  const done = lines.every((line) => line.state === 'current')
  return { ...withLines(state, cart), voucher: voucherAfter(state.voucher, voucher), priceCalculateDone: done }
}

function voucherAfter(before: Voucher | null, outcome: VoucherOutcome): Voucher | null {
  if (outcome.kind === 'accepted') return outcome.voucher
  return outcome.kind === 'refused' ? null : before
}

/** Adds a voucher that was checked for these lines. */
export const voucherAccepted = (state: CartState, voucher: Voucher): CartState => ({
  ...state,
  voucher,
  priceCalculateDone: false,
})

/** Replaces stale offers by fresh ones, with their quantities and parcels; devices that got no price are removed. */
export const requoted = (state: CartState, fresh: readonly CartLine[], gone: readonly string[]): CartState => {
  const replaced = new Map(fresh.map((line) => [line.conditionId, line]))
  const kept = state.cart.filter(({ conditionId }) => !replaced.has(conditionId) && !gone.includes(conditionId))
  const old = new Map([...state.expiredCart, ...state.cart].map((line) => [line.conditionId, line]))
  const replacing = fresh.map((line) => inParcelOf(old.get(line.conditionId), line))
  return { ...withLines(state, [...kept, ...replacing]), expiredCart: [] }
}

/** Exchanges the offers as the platform proposed, after the shopper has accepted the new prices (K-13). */
export const changesAccepted = (state: CartState, changes: readonly PriceChange[]): CartState => {
  const byOffer = new Map(changes.map((change) => [change.offerId, change]))
  const cart = state.cart.flatMap((line) => {
    const change = byOffer.get(line.offerId)
    if (!change) return [line]
    return change.newOfferId && change.newPrice ? [{ ...line, offerId: change.newOfferId, price: change.newPrice }] : []
  })
  return withLines(state, cart)
}

/** K-08: back to 0 on every navigation except to the thank-you screen. */
export const transactionReset = (state: CartState): CartState =>
  state.transactionId === 0 && state.offerIds.length === 0
    ? state
    : { ...state, transactionId: 0, tradeNumber: null, offerIds: [] }

export const expiryDismissed = (state: CartState): CartState => ({ ...state, expiredCart: [] })

/** Link to the market's list for companies, with the devices of this cart but without their answers and prices. */
export const businessLink = (list: string, lines: readonly Pick<CartLine, 'device' | 'quantity'>[]): string =>
  lines.length === 0
    ? `${list}#list`
    : `${list}#list=${lines.map(({ device, quantity }) => `${device.url}*${quantity}`).join(',')}`
