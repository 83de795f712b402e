'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** `ResetTransaction`, after the first load. */
export const TransactionReset = afterStart(async () => (await import('@/storefront/cart/reset-transaction')).ResetTransaction)
