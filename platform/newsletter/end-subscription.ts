import type { Db } from '@platform/store/pool'
import { isLegacyHash } from './email-hash'
import { prove } from './proof-store'
import { switchOff } from './subscription-store'
import { dropTokens } from './token-store'

/**
 * Ends what the hash names, keyed or old, in the caller's transaction. An unknown hash, and one that has ended already, do
 * nothing: nobody can tell them from another. Links that wait for a confirmation end with it.
 */
export async function endByHash(db: Db, hash: string, now: Date): Promise<void> {
  const ended = [
    ...(await switchOff(db, 'email_hash', hash, now)),
    ...(isLegacyHash(hash) ? await switchOff(db, 'legacy', hash.toLowerCase(), now) : []),
  ]
  for (const subscription of ended) {
    await dropTokens(db, subscription.emailHash)
    await prove(db, subscription, 'ended', now)
  }
}
