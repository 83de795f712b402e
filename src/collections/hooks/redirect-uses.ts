import type { BaseFilter, Where } from 'payload'

const HALF_A_YEAR_MS = 183 * 24 * 3_600_000

/** What the list may be narrowed to by how much a redirect is used; one that never was has no count at all. */
export const REDIRECT_USES: Readonly<Record<'used' | 'unused' | 'stale', (now: number) => Where>> = {
  used: () => ({ 'hits.hits': { greater_than: 0 } }),
  unused: () => ({ 'hits.hits': { exists: false } }),
  stale: (now) => ({ 'hits.lastHitAt': { less_than: new Date(now - HALF_A_YEAR_MS).toISOString() } }),
}
export type RedirectUse = keyof typeof REDIRECT_USES
export const isRedirectUse = (name: unknown): name is RedirectUse =>
  typeof name === 'string' && Object.hasOwn(REDIRECT_USES, name)

/**
 * Narrows the list by `?uses=`: counts stand in a collection of their own, and Payload's own filter, which would be told
 * of them in the address, knows no fields of others.
 */
export const redirectUses: BaseFilter = ({ req }) => {
  const { uses } = req.query
  return isRedirectUse(uses) ? REDIRECT_USES[uses](Date.now()) : null
}
