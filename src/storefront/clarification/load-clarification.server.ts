import 'server-only'
import { cache } from 'react'
import { readClarification } from '@/clients/clarifications-client'
import type { Clarification } from '@trade-in-shop/contracts/clarifications'
import type { Shop } from '@/domain/routing/shop'
import { DAY } from '@trade-in-shop/runtime/durations'
import { senderOfPage } from '@/storefront/account/session/sender.server'

/** `now` in epoch milliseconds, and `daysLeft` until the deadline, rounded up, by the server's clock. */
export type LoadedClarification = Readonly<{ clarification: Clarification; daysLeft: number; now: number }>

/**
 * Loads the clarification of a link for the browser that asks: a known device has an allowance of its own. Null when it is
 * unknown or belongs to another trade: the page treats both alike (E-02). Throws when the platform does not answer.
 */
export const loadClarification = cache(async (shop: Shop, id: string, trade: string): Promise<LoadedClarification | null> => {
  const clarification = await readClarification({ id, trade }, await senderOfPage(shop))
  if (!clarification) return null
  const now = Date.now()
  const left = Date.parse(clarification.expiresAt) - now
  return { clarification, now, daysLeft: Math.max(1, Math.ceil(left / DAY)) }
})
