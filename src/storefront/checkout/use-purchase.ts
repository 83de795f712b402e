'use client'
import { useEffect } from 'react'
import type { Trade } from '@/contracts/trades'
import { purchaseMethod } from '@/domain/payment-types'
import { cartScope } from '@/storefront/cart/cart-state'
import { isNewPurchase, NO_TRADE, placedTradeAtom, purchaseReported } from '@/storefront/cart/placed-trade'
import { useCart } from '@/storefront/cart/use-cart'
import { usePersisted } from '@/storefront/kit/use-persisted'
import { useShop } from '@/storefront/shop/use-shop'

/** Dispatched on `document` once per trade; whoever reports purchases listens to it. */
const PURCHASE_EVENT = 'shop:purchase'

/** The once-per-trade latch of the purchase (K-08): it needs the transaction id, and remembers what it has reported. */
export function usePurchase(trade: Trade | undefined): void {
  const shop = useShop()
  const { state, ready } = useCart()
  const [placed, placedReady, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const { transactionId, paymentType } = state
  const isNew = ready && placedReady && trade !== undefined && isNewPurchase(placed, trade, transactionId)
  useEffect(() => {
    if (!isNew || !trade) return
    set((before) => purchaseReported(before, trade.tradeId))
    const { tradeId, total, lines, voucher } = trade
    const detail = { tradeId, transactionId, total, lines, voucher, method: purchaseMethod(paymentType) }
    document.dispatchEvent(new CustomEvent(PURCHASE_EVENT, { detail }))
  }, [isNew, trade, transactionId, paymentType, set])
}
