import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from './transaction'

/**
 * Saves whose rules look at other documents of a market go one after the other: the lock is held until the save's
 * transaction ends, so two halves of a loop cannot both pass. `all` covers rules across markets.
 */
export async function lockMarket(req: PayloadRequest, market: number | string | 'all'): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`select pg_advisory_xact_lock(hashtext('cms-market'), hashtext(${String(market)}))`)
}
