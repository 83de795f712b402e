import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from './transaction'

/** What was counted of a market goes with it: nobody can delete it by hand, and it would keep the market from going. */
export const dropCounts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await transactionOf(req)
  await session.execute(sql`delete from missing_paths where market_id = ${Number(id)}`)
}
