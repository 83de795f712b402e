import type { Db } from '@platform/store/pool'
import { type Subscription, switchOff } from './subscription-store'
import * as z from 'zod'
import { isLegacyHash } from './email-hash'

type ProofEvent = 'asked' | 'confirmed' | 'ended'

/** Stores the proof that a person agreed, when, and to which words. `consentText` with `asked` and `confirmed`. */
export const prove = (
  db: Db,
  { emailHash, application }: Pick<Subscription, 'emailHash' | 'application'>,
  event: ProofEvent,
  now: Date,
  consentText: string | null = null,
): Promise<unknown> =>
  db.query(
    'insert into platform.newsletter_proofs (email_hash, application, event, consent_text, at) values ($1, $2, $3, $4, $5)',
    [emailHash, application, event, consentText, now],
  )

/**
 * The link of a mail, by the hash of its secret. Stored until it expires, so that a second press is answered like the first.
 */
export const storeToken = (db: Db, tokenHash: Buffer, emailHash: string, expiresAt: Date): Promise<unknown> =>
  db.query('insert into platform.newsletter_tokens (token_hash, email_hash, expires_at) values ($1, $2, $3)', [
    tokenHash,
    emailHash,
    expiresAt,
  ])

/** The subscription of a link while it is good, else null. */
export async function emailHashOfToken(db: Db, tokenHash: Buffer, now: Date): Promise<string | null> {
  const { rows } = await db.query('select email_hash from platform.newsletter_tokens where token_hash = $1 and expires_at > $2', [
    tokenHash,
    now,
  ])
  return rows[0] ? z.object({ email_hash: z.string() }).parse(rows[0]).email_hash : null
}

const dropTokens = (db: Db, emailHash: string): Promise<unknown> =>
  db.query('delete from platform.newsletter_tokens where email_hash = $1', [emailHash])

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
