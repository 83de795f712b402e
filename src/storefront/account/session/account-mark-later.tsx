'use client'
import { afterStart } from '@/storefront/kit/lazy'

/** Every header contains the mark, so the account's schema and state are loaded after the first load. */
export const AccountMarkLater = afterStart(async () => (await import('./account-mark')).AccountMark)
