import { atom } from 'jotai'
import * as z from 'zod'
import { Money } from '@trade-in-shop/contracts/money'
import { AnswerChoice, OfferedDevice } from '@trade-in-shop/contracts/offers'
import { MAX_PARCELS } from '@trade-in-shop/contracts/trades'
import { Voucher } from '@trade-in-shop/contracts/vouchers'
import { MAX_PIECES } from '@trade-in-shop/contracts/sale-limits'
import { MAX_LINES } from '@/domain/checkout/cart'
import { PAYMENT_TYPE_IDS } from '@/domain/checkout/payment-types'
import { appStore } from '@/storefront/kit/app-store'
import { STORED } from '@/storefront/kit/storage/browser-storage'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/** A device in a condition. `answers` and `answerTexts` are needed to show, change and quote it again. */
export const CartLine = z.object({
  offerId: z.string().min(1).max(64),
  conditionId: z.string().min(1).max(128),
  device: OfferedDevice,
  answers: z.array(AnswerChoice).max(60),
  /** The chosen answers in the shopper's words and language. */
  answerTexts: z.array(z.string().max(400)).max(60),
  /** Per piece, as the platform offered it. */
  price: Money,
  quantity: z.int().min(1).max(MAX_PIECES),
  validUntil: z.iso.datetime(),
  /** The parcel that it travels in; the first when missing. */
  parcel: z.int().min(1).max(MAX_PARCELS).optional(),
})
export type CartLine = z.infer<typeof CartLine>

const PaymentType = z.literal(PAYMENT_TYPE_IDS)

/** The cart of the checkout, stored per market and mode (K-01). */
export const CartState = z.object({
  cart: z.array(CartLine).max(MAX_LINES),
  /** ISO 8601 UTC, by the platform's clock; null while the cart is empty. */
  cartExpiry: z.iso.datetime().nullable(),
  /** Set from the server's answer to a submission, once (K-07). */
  offerIds: z.array(z.string()).max(MAX_LINES),
  /** 0 until a trade is created, and again after leaving the thank-you screen (K-08). */
  transactionId: z.union([z.literal(0), z.string().min(1).max(64)]),
  /** Number of the trade that this cart became, for other tabs that show the cart; null before. */
  tradeNumber: z.string().max(64).nullable().default(null),
  voucher: Voucher.nullable(),
  B2BMode: z.boolean(),
  /** Minor units, inclusive. */
  b2bTradeCap: z.int().nonnegative(),
  /** True once the server has confirmed prices and voucher of exactly this cart (K-06). */
  priceCalculateDone: z.boolean(),
  /** 0 not chosen, 2 PayPal, 13 bank transfer (K-09). */
  paymentType: PaymentType,
  isPayPalTransaction: z.boolean(),
  /** The lines of an expired cart, for "quote again" (K-02). */
  expiredCart: z.array(CartLine).max(MAX_LINES),
})
export type CartState = z.infer<typeof CartState>

export const EMPTY_CART: CartState = {
  cart: [],
  cartExpiry: null,
  offerIds: [],
  transactionId: 0,
  tradeNumber: null,
  voucher: null,
  B2BMode: false,
  b2bTradeCap: 0,
  priceCalculateDone: false,
  paymentType: 0,
  isPayPalTransaction: false,
  expiredCart: [],
}

/** Scope: `cartScope(market, mode)`. */
export const cartAtom = persistedFamily(STORED.cart, { schema: CartState, version: 1, initial: EMPTY_CART })
/** For code outside React: what storage holds now. */
export function storedCart(scope: string): CartState {
  appStore().set(cartAtom(scope), (cart) => cart)
  return appStore().get(cartAtom(scope)).value
}

/** The line whose answers are being changed: the next offer for the same device replaces it. */
export const exchangingAtom = atom<Readonly<{ deviceId: string; conditionId: string }> | null>(null)
