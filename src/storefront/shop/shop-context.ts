'use client'
import { createContext, use } from 'react'
import type { Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import type { ClientShop } from './client-shop'

export type PathOf = (screen: Screen, params?: Params) => string
export const ShopContext = createContext<{ shop: ClientShop; pathOf: PathOf } | null>(null)

/** What `ShopProvider` holds; throws outside it. */
export function useShopContext() {
  const value = use(ShopContext)
  if (!value) throw new Error('useShop is used outside ShopProvider')
  return value
}
