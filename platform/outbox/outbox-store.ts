import { randomUUID } from 'node:crypto'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { senderOfCall } from '@platform/http/call-settings'
import { sealJson } from '@platform/sealed-json'
import type { Db } from '@platform/store/pool'

/** The mails about a trade; `mail/trade-mail.ts` writes them. */
export const TRADE_MAIL_KINDS = [
  ...(['trade_received', 'device_received', 'inspected_as_described', 'trade_paid'] as const),
  ...(['return_sent', 'trade_cancelled'] as const),
  // Of several parcels, while others are missing; the last one is `device_received`.
  ...(['first_parcel_received', 'second_parcel_received'] as const),
] as const
export type TradeMailKind = (typeof TRADE_MAIL_KINDS)[number]

/** All other mails; `mail/mail-writers.ts` has a writer for each. */
export type MailKind =
  | `account_${'activation' | 'welcome' | 'already_registered' | 'deleted'}`
  | `password_${'reset' | 'changed'}`
  | `${'payment' | 'address' | 'guest_payout'}_changed`
  | `newsletter_${'confirm' | 'welcome' | 'known'}`
  | `contact_${'message' | 'copy'}`
  | `clarification_${'opened' | 'reminder' | 'beforehand' | 'acknowledged' | 'expired'}`
  | `second_look_${'asked' | 'decided' | 'restored'}`
  | 'inspected_better'

/** Queues a mail in the transaction of the change that it reports. Once per trade and kind: a second call changes nothing. */
export async function enqueueTradeMail(db: Db, kind: TradeMailKind, tradeId: string, now: Date): Promise<void> {
  await db.query(
    `insert into platform.outbox (id, kind, trade_id, due_at, created_at, sender)
     values ($1, $2, $3, $4, $4, (select sender from platform.trades where id = $3))
     on conflict (trade_id, kind) do nothing`,
    [randomUUID(), kind, tradeId, now],
  )
}

const SENT_DAYS = 30
const BATCH = 1000

/** Deletes mails of no trade 30 days after they were sent, a batch at most; true when there is certainly nothing left to do. */
export async function deleteSentMails({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from platform.outbox where id in (select id from platform.outbox where trade_id is null and sent_at < $1 limit $2)',
    [new Date(clock().getTime() - SENT_DAYS * DAY), BATCH],
  )
  return (rowCount ?? 0) < BATCH
}

export type QueuedMail = Readonly<{
  kind: MailKind
  /** Unique among all mails: what it is about, e.g. `activation/<token id>`. */
  key: string
  /** What its writer in `mail/mail-writers.ts` parses: addresses, tokens. Stored encrypted, and only until it is sent. */
  payload: unknown
  /** The trade that it is about, if any: outside a call of the shop its mails have the trade's sender. */
  tradeId?: string
  /** When it may be sent; now when missing (reminders set it). */
  dueAt?: Date
}>

/** The purpose is part of what is stored, so its older word stays. */
export const mailSeal = (secret: string, key: string) => ({ secret, purpose: 'platform.outbox.letter', owner: key })

/** Queues a mail about anything but the course of a trade, in the transaction of the change that it reports. Once per key. */
export async function enqueueMail(db: Db, secret: string, mail: QueuedMail, now: Date): Promise<void> {
  const { kind, key, payload, tradeId, dueAt } = mail
  const sender = senderOfCall()
  await db.query(
    `insert into platform.outbox (id, kind, letter_key, sealed, due_at, created_at, sender)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::jsonb, (select sender from platform.trades where id = $8)))
     on conflict (letter_key) do nothing`,
    [
      ...[randomUUID(), kind, key, sealJson(mailSeal(secret, key), payload), dueAt ?? now, now],
      ...[sender ? JSON.stringify(sender) : null, tradeId ?? null],
    ],
  )
}
