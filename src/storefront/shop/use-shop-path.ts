'use client'
import { useShopContext, type PathOf } from './shop-context'

/** Builds addresses of this shop: `pathOf('product', { pdp })`. */
export const useShopPath = (): PathOf => useShopContext().pathOf
