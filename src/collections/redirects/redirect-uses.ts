import type { BaseFilter, Where } from 'payload'
import { DAY } from '@trade-in-shop/runtime/durations'

const HALF_A_YEAR_MS = 183 * DAY

/** Filters of the list by use; a redirect that was never used has no row of counts. */
export const REDIRECT_USES: Readonly<Record<'used' | 'unused' | 'stale', (now: number) => Where>> = {
  used: () => ({ 'hits.hits': { greater_than: 0 } }),
  unused: () => ({ 'hits.hits': { exists: false } }),
  stale: (now) => ({ 'hits.lastHitAt': { less_than: new Date(now - HALF_A_YEAR_MS).toISOString() } }),
}
export type RedirectUse = keyof typeof REDIRECT_USES
export const isRedirectUse = (name: unknown): name is RedirectUse =>
  typeof name === 'string' && Object.hasOwn(REDIRECT_USES, name)

/**
 * Filters the list by `?uses=`: counts are in a collection of their own, and Payload's own filter knows only fields of the
 * same collection.
 */
export const redirectUses: BaseFilter = ({ req }) => {
  const { uses } = req.query
  return isRedirectUse(uses) ? REDIRECT_USES[uses](Date.now()) : null
}
