'use client'
import { useEffect } from 'react'
import type { Trade } from '@/contracts/trades'
import { useTradeByAccess } from '@/storefront/account/trades/use-trade-by-access'
import { cartScope } from '@/storefront/cart/cart-state'
import { forgotten, NO_TRADE, placedTradeAtom } from '@/storefront/cart/placed-trade'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { useShop } from '@/storefront/shop/shop-provider'

export type PlacedTradeView = Readonly<{
  trade: Trade | undefined
  /** `none`: this tab has created no trade; `away`: it has, but the service does not answer. */
  status: 'reading' | 'none' | 'away' | 'shown'
  retry: () => void
}>

/** The trade that this tab has created, read from the platform each time because its state may have changed. */
export function usePlacedTrade(): PlacedTradeView {
  const shop = useShop()
  const [{ accessId }, ready, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const { trade, gone, away, retry } = useTradeByAccess(accessId)
  useEffect(() => {
    // The platform does not know the trade (any more), so the tab forgets it too.
    if (gone) set((before) => (before.accessId === null ? before : forgotten(before)))
  }, [gone, set])
  const status = trade ? 'shown' : !ready ? 'reading' : accessId === null ? 'none' : away ? 'away' : 'reading'
  return { trade, status, retry }
}
