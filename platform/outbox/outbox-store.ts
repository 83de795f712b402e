import { randomUUID } from 'node:crypto'
import type { Db } from '@platform/store/pool'

/** What can be sent; each has its writer in `outbox/deliver.ts`. */
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
