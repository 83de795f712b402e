'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** The count stands in every header; the cart's schema and state come after the first load. */
export const CartCountLater = afterStart(async () => (await import('./cart-count')).CartCount)
