import type { Db } from '@platform/store/pool'
import { unguessableId } from '@platform/token-hash'
import { ERASE_TRADE } from './trade-fields'

/** The states in which nothing is left to send, inspect or pay. */
export const FINISHED = ['paid', 'closed', 'cancelled', 'expired'] as const

/** Whether any trade of the customer is still under way. */
export async function hasOpenTrades(db: Db, customerId: string): Promise<boolean> {
  const text = 'select from platform.trades where customer_id = $1 and state <> all($2) limit 1'
  return (await db.query(text, [customerId, [...FINISHED]])).rowCount === 1
}

export type TradeRecord = { createdAt: Date; paidAt: Date | null }

/** When the customer's trades were made and paid: the dates from which the law counts. */
export async function readTradeRecords(db: Db, customerId: string): Promise<TradeRecord[]> {
  const { rows } = await db.query<TradeRecord>(
    `select t.created_at as "createdAt", (select max(h.at) from platform.trade_history h
       where h.trade_id = t.id and h.state = 'paid') as "paidAt" from platform.trades t where t.customer_id = $1`,
    [customerId],
  )
  return rows
}

/**
 * Removes the person from the customer's trades: number, devices, sums and history stay (the law wants them), name, address and
 * account do not. Old links and keys stop working, queued mails are not sent. Finished trades only.
 */
export async function anonymiseTrades(db: Db, customerId: string, now: Date): Promise<void> {
  const { rows } = await db.query<{ id: string }>('select id from platform.trades where customer_id = $1 for update', [
    customerId,
  ])
  const ids = rows.map(({ id }) => id)
  for (const id of ids)
    await db.query(
      `update platform.trades set ${ERASE_TRADE}, account_sealed = '', customer_id = null, claimed_at = null, anonymised_at = $3
       where id = $1`,
      [id, unguessableId(), now],
    )
  await db.query('delete from platform.trade_requests where trade_id = any($1)', [ids])
  await db.query('delete from platform.clarifications where trade_id = any($1)', [ids])
  await db.query('delete from platform.known_devices where trade_id = any($1)', [ids])
  await db.query('delete from platform.outbox where trade_id = any($1) and sent_at is null', [ids])
}
