'use client'
import { afterStart } from '@/storefront/kit/after-start'

/** The mark stands in every header; the account's schema and state come after the first load. */
export const AccountMarkLater = afterStart(async () => (await import('./account-mark')).AccountMark)
