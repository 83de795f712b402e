import * as z from 'zod'
import { IDEMPOTENCY_KEY } from '@trade-in-shop/contracts/trades'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

/**
 * The idempotency key of the sale in progress. It is stored until the platform has given a definite answer; `sent` says
 * that a request may have arrived, so that the next attempt looks up the key first (F18).
 */
const Attempt = z.object({ key: z.string().regex(IDEMPOTENCY_KEY).nullable(), sent: z.boolean() })
export type Attempt = z.infer<typeof Attempt>

export const NO_ATTEMPT: Attempt = { key: null, sent: false }
export const attemptAtom = persistedFamily('trade-attempt', {
  schema: Attempt,
  version: 1,
  initial: NO_ATTEMPT,
  storage: 'session',
})

/** 128 random bits; `crypto.randomUUID` is missing on plain http and on old phones. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
