import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'

/** Deletes the counts of a market with it: staff cannot delete them by hand, and they would block the deletion. */
export const dropCounts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const session = await transactionOf(req)
  await session.execute(sql`delete from missing_paths where market_id = ${Number(id)}`)
}
