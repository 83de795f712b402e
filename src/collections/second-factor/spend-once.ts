import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'

const PREFIX = 'used-code'

/**
 * Marks a code as used; false when it was used before. Of two logins at the same moment, on two instances, the second waits
 * for the first at the unique key. (The row of `staff` cannot hold this: a login writes the whole row from what it has read
 * before.)
 */
export async function spendOnce(req: PayloadRequest, owner: number | string, code: string): Promise<boolean> {
  const session = await transactionOf(req)
  const key = `${PREFIX}:${owner}:${code}`
  const { rowCount } = await session.execute(
    sql`insert into payload_kv (key, data) values (${key}, '{}'::jsonb) on conflict (key) do nothing`,
  )
  return rowCount === 1
}

/** Deletes the marks of used codes together with the codes. */
export async function forgetUsed(req: PayloadRequest, owner: number | string): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`delete from payload_kv where starts_with(key, ${`${PREFIX}:${owner}:`})`)
}
