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
