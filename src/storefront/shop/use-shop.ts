'use client'
import { use } from 'react'
import type { ClientShop } from './client-shop'
import { ShopContext } from './shop-context'

/** The shop of the page; throws outside `ShopProvider`. */
export function useShop(): ClientShop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop is used outside ShopProvider')
  return shop
}
