import { randomUUID } from 'node:crypto'
import type { LetterKind } from '@platform/mail/letters'
import { sealJson } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'

/** What can be sent about a trade; `mail/trade-mail.ts` writes them. */
export const MAIL_KINDS = ['trade_received', 'device_received', 'trade_paid'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** In the transaction of the change it tells of. Once a trade and kind: a second call changes nothing. */
export async function enqueueMail(db: Db, kind: MailKind, tradeId: string, now: Date): Promise<void> {
  await db.query(
    `insert into platform.outbox (id, kind, trade_id, due_at, created_at) values ($1, $2, $3, $4, $4)
     on conflict (trade_id, kind) do nothing`,
    [randomUUID(), kind, tradeId, now],
  )
}

export type Letter = Readonly<{
  kind: LetterKind
  /** Unique among all letters: what it is about, e.g. `activation/<token id>`. */
  key: string
  /** What its writer in `mail/letters.ts` parses: addresses, tokens. Kept sealed, and only until it is sent. */
  payload: unknown
  /** When it may go out; now when not said (reminders). */
  dueAt?: Date
}>

export const letterSeal = (secret: string, key: string) => ({ secret, purpose: 'platform.outbox.letter', owner: key })

/** A mail about anything but a trade, in the transaction of the change it tells of. Once a key. */
export async function enqueueLetter(db: Db, secret: string, { kind, key, payload, dueAt }: Letter, now: Date): Promise<void> {
  await db.query(
    `insert into platform.outbox (id, kind, letter_key, sealed, due_at, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (letter_key) do nothing`,
    [randomUUID(), kind, key, sealJson(letterSeal(secret, key), payload), dueAt ?? now, now],
  )
}
