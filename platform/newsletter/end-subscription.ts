import type { Db } from '@platform/store/pool'
import { isLegacyHash } from './email-hash'
import { prove } from './proof-store'
import { switchOff } from './subscription-store'
import { dropTokens } from './token-store'

/**
 * Ends the subscription of a hash, keyed or old, in the caller's transaction. Does nothing for an unknown hash and for one that
 * has ended already, so that callers cannot tell them apart. Links that wait for a confirmation end with it.
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
