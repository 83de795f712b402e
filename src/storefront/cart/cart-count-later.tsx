'use client'
import { afterStart } from '@/storefront/kit/lazy'

/** Every header contains the count, so the cart's schema and state are loaded after the first load. */
export const CartCountLater = afterStart(async () => (await import('./cart-count')).CartCount)
