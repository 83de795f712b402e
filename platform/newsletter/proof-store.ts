import * as z from 'zod'
import type { Db } from '@platform/store/pool'
import type { Subscription } from './subscription-store'

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

export const dropTokens = (db: Db, emailHash: string): Promise<unknown> =>
  db.query('delete from platform.newsletter_tokens where email_hash = $1', [emailHash])
