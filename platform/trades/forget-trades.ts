import type { Platform } from '@platform/context'
import { firstRetainedYear } from '@platform/customers/retention'
import { readMarkets } from '@platform/markets/market'
import { inTransaction, type Db } from '@platform/store/pool'
import { FINISHED } from './anonymise'

const BATCH = 100

/** Trades without a customer that are finished and whose last year of business (trade or payout) the law no longer counts. */
const DUE = `select t.id from platform.trades t
  where t.customer_id is null and t.application = $1 and t.state = any($2)
    and t.created_at < make_timestamptz($3, 1, 1, 0, 0, 0, $5) and not exists (
      select from platform.trade_history h
      where h.trade_id = t.id and h.state = 'paid' and h.at >= make_timestamptz($4, 1, 1, 0, 0, 0, $5))
  order by t.created_at limit $6 for update of t skip locked`

/** Deletes a trade and all its rows. Its history can only be deleted with it (`0500-retention.sql`). */
async function forget(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of ['trade_requests', 'outbox', 'trade_vouchers', 'trade_lines'])
    await db.query(`delete from platform.${table} where trade_id = any($1)`, [ids])
  await db.query('delete from platform.trades where id = any($1)', [ids])
}

/**
 * Deletes what the law no longer wants stored: trades of guests and of people whose account is gone, from the end of the tenth
 * year after their last business on, by the market's own calendar. A customer's trades stay as long as the account shows them.
 * At most a batch per market; true when there is certainly nothing left to do.
 */
export async function forgetTrades({ pool, clock }: Platform): Promise<boolean> {
  const now = clock()
  let isDone = true
  for (const { application, timeZone } of await readMarkets(pool))
    await inTransaction(pool, async (db) => {
      const years = [firstRetainedYear('trades', timeZone, now), firstRetainedYear('payouts', timeZone, now)]
      const { rows } = await db.query<{ id: string }>(DUE, [application, [...FINISHED], ...years, timeZone, BATCH])
      const ids = rows.map(({ id }) => id)
      if (ids.length > 0) await forget(db, ids)
      if (ids.length === BATCH) isDone = false
    })
  return isDone
}
