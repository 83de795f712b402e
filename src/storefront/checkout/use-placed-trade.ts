'use client'
import { useEffect } from 'react'
import useSWR from 'swr'
import { Trade } from '@/contracts/trades'
import { cartScope } from '@/storefront/cart/cart-state'
import { forgotten, NO_TRADE, placedTradeAtom } from '@/storefront/cart/placed-trade'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { usePersisted } from '@/storefront/kit/use-persisted'
import { useShop } from '@/storefront/shop/use-shop'

const fetchTrade = (path: string): Promise<Trade> => ownApi({ path, answer: Trade })
const isGone = (error: unknown) => error instanceof OwnApiError && (error.status === 404 || error.status === 400)

export type PlacedTradeView = Readonly<{
  trade: Trade | undefined
  /** `none`: this tab has made no trade; `away`: it has, but nobody can be asked. */
  status: 'reading' | 'none' | 'away' | 'shown'
  retry: () => void
}>

/** The trade this tab has made, asked from the platform each time: its state may have moved on. */
export function usePlacedTrade(): PlacedTradeView {
  const shop = useShop()
  const [{ accessId }, ready, set] = usePersisted(placedTradeAtom(cartScope(shop.market, shop.mode)), NO_TRADE)
  const {
    data: trade,
    error,
    mutate,
  } = useSWR<Trade, unknown>(accessId && `/api/trades/${accessId}`, fetchTrade, {
    revalidateOnFocus: false,
    shouldRetryOnError: (fault: unknown) => !isGone(fault),
    errorRetryInterval: 3000,
    errorRetryCount: 5,
  })
  const gone = isGone(error)
  useEffect(() => {
    // The platform does not know it (any more): then this tab has no trade either.
    if (gone) set((before) => (before.accessId === null ? before : forgotten(before)))
  }, [gone, set])
  const status = trade ? 'shown' : !ready ? 'reading' : accessId === null ? 'none' : error && !gone ? 'away' : 'reading'
  return { trade, status, retry: () => void mutate() }
}
