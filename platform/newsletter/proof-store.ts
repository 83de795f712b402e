import * as z from 'zod'
import type { TextLanguage } from '@platform/markets/platform-market'
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

/**
 * The words that a subscriber agrees to: they are in the mail that asks for the confirmation, and in the proof. A new wording
 * gets a new entry here; proofs refer to the one that was read.
 */
const DE =
  'Ich möchte den Newsletter von Revalo mit Ankaufspreisen und Aktionen per E-Mail erhalten. Ich kann ihn jederzeit über den Link in jeder E-Mail abbestellen.'
export const CONSENT_TEXT: Readonly<Record<TextLanguage, string>> = {
  de: DE,
  at: DE,
  en: 'I would like to receive the Revalo newsletter with trade-in prices and offers by e-mail. I can unsubscribe at any time with the link in every mail.',
  es: 'Deseo recibir por correo electrónico el boletín de Revalo con precios de compra y promociones. Puedo darme de baja en cualquier momento con el enlace de cada correo.',
  fr: 'Je souhaite recevoir par e-mail la newsletter de Revalo avec les prix de reprise et les offres. Je peux me désinscrire à tout moment grâce au lien présent dans chaque e-mail.',
  it: 'Desidero ricevere per e-mail la newsletter di Revalo con prezzi di acquisto e promozioni. Posso annullare l’iscrizione in qualsiasi momento con il link presente in ogni e-mail.',
}
