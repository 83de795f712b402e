'use client'
import { useStore } from 'jotai'
import { useMemo } from 'react'
import type { Offer } from '@trade-in-shop/contracts/offers'
import { linesWithTooManyPieces, maxPieces } from '@trade-in-shop/contracts/sale-limits'
import { cartTotals, type CartTotals, type LineOutcome } from '@/domain/checkout/cart'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { trackedOffer } from '@/storefront/tracking/events'
import { track } from '@/storefront/tracking/track'
import { added, type Adding, emptied, exchanged, makeCartLine, quantitySet, removed } from './cart-changes'
import { cartAtom, type CartLine, type CartState, EMPTY_CART, exchangingAtom } from './cart-state'

type Update = (change: (before: CartState) => CartState) => void
export type Cart = Readonly<{
  state: CartState
  /** False until browser storage has been read: show a skeleton, not "empty". */
  ready: boolean
  totals: CartTotals
  /** The most pieces of one device. */
  max: number
  /** Offers of devices with more pieces than the market allows: a cart of before, or a limit that staff have lowered. */
  tooMany: ReadonlySet<string>
  update: Update
  /** `answerTexts`: the chosen answers in the shopper's words, for the summary. */
  add: (offer: Offer, answerTexts: readonly string[], quantity?: number) => LineOutcome
  setQuantity: (conditionId: string, quantity: number) => void
  remove: (conditionId: string) => void
  /** Undoes a removal. */
  putBack: (line: CartLine) => LineOutcome
  empty: () => void
  /** Marks this line as the one whose answers are being changed. */
  exchange: (line: CartLine) => void
}>

/** The cart of this shop (market and mode). Business mode and cap come from the host, not from storage (M-06). */
export function useCart(): Cart {
  const shop = useShop()
  const {
    business,
    limits: { businessTotal: b2bTradeCap },
  } = shop
  const [held, ready, set] = usePersisted(cartAtom(cartScope(shop.market, shop.mode)), EMPTY_CART)
  const state = useMemo(() => ({ ...held, B2BMode: business, b2bTradeCap }), [held, business, b2bTradeCap])
  const max = maxPieces(shop)
  const store = useStore()
  const actions = useMemo(() => {
    const update: Update = (change) =>
      set((before) => {
        const after = change(before)
        return after === before ? before : { ...after, B2BMode: business, b2bTradeCap }
      })
    const addLine = (change: (before: CartState) => Adding): Adding => {
      let adding: Adding = { state: EMPTY_CART, outcome: 'full', pieces: 0 }
      update((before) => (adding = change(before)).state)
      return adding
    }
    return {
      update,
      add: (offer: Offer, answerTexts: readonly string[], quantity = 1) => {
        const line = makeCartLine(offer, answerTexts, quantity)
        const old = store.get(exchangingAtom)
        store.set(exchangingAtom, null)
        const { outcome, pieces } = addLine((before) =>
          old?.deviceId === offer.device.id ? exchanged(before, old.conditionId, line, max) : added(before, line, max),
        )
        if (pieces > 0) track({ name: 'addedToCart', ...trackedOffer(offer), quantity: pieces })
        return outcome
      },
      exchange: ({ device, conditionId }: CartLine) => store.set(exchangingAtom, { deviceId: device.id, conditionId }),
      setQuantity: (conditionId: string, quantity: number) => update((before) => quantitySet(before, conditionId, quantity, max)),
      remove: (conditionId: string) => update((before) => removed(before, conditionId)),
      putBack: (line: CartLine) => addLine((before) => added(before, line, max)).outcome,
      empty: () => update(emptied),
    }
  }, [set, store, business, b2bTradeCap, max])
  const totals = useMemo(() => cartTotals(state.cart, state.voucher), [state.cart, state.voucher])
  const tooMany = useMemo(() => {
    const lines = state.cart.map(({ device, quantity }) => ({ deviceId: device.id, quantity }))
    return new Set(linesWithTooManyPieces(shop, lines).map((index) => state.cart[index]?.offerId ?? ''))
  }, [shop, state.cart])
  return { state, ready, totals, max, tooMany, ...actions }
}
