'use client'
import type { ClientShop } from './client-shop'
import { useShopContext } from './shop-context'

export const useShop = (): ClientShop => useShopContext().shop
