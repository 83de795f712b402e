import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transaction'

/** One at a time across all instances, and whoever comes second is told so at once: for work of several seconds. */
export async function tryLock(req: PayloadRequest, work: string): Promise<boolean> {
  const session = await transactionOf(req)
  const { rows } = await session.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('cms-work'), hashtext(${work})) as mine`,
  )
  return rows[0]?.mine === true
}

/**
 * Saves whose rules look at other documents of a market go one after the other: the lock is held until the save's
 * transaction ends, so two halves of a loop cannot both pass. `all` covers rules across markets.
 */
export async function lockMarket(req: PayloadRequest, market: number | string | 'all'): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`select pg_advisory_xact_lock(hashtext('cms-market'), hashtext(${String(market)}))`)
}
