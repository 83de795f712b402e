'use client'
import { useEffect } from 'react'
import type { Trade } from '@/contracts/trades'
import { purchaseMethod } from '@/domain/checkout/payment-types'
import { isNewPurchase, NO_TRADE, placedTradeAtom, purchaseReported } from '@/storefront/cart/placed-trade'
import { useCart } from '@/storefront/cart/use-cart'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { trackedOffer } from '@/storefront/tracking/events'
import { track } from '@/storefront/tracking/track'

/** Reports the purchase of a trade once (K-08): it needs the transaction id, and remembers reported trades. */
export function usePurchase(trade: Trade | undefined): void {
  const shop = useShop()
  const { state, ready } = useCart()
  const [placed, placedReady, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const { transactionId, paymentType } = state
  const isNew = ready && placedReady && trade !== undefined && isNewPurchase(placed, trade, transactionId)
  useEffect(() => {
    if (!isNew || !trade) return
    set((before) => purchaseReported(before, trade.tradeId))
    const { tradeId, total, voucher } = trade
    const lines = trade.lines.map((line) => ({ ...trackedOffer(line), quantity: line.quantity }))
    track({
      name: 'traded',
      tradeId,
      transactionId: String(transactionId),
      total,
      lines,
      voucher,
      method: purchaseMethod(paymentType),
    })
  }, [isNew, trade, transactionId, paymentType, set])
}
