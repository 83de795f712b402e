import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/collections/hooks/transaction'

/** Serialises writes to one member of staff until the transaction ends. It is the row lock that a write takes too. */
export async function lockMember(req: PayloadRequest, id: number | string): Promise<void> {
  const session = await transactionOf(req)
  await session.execute(sql`select from staff where id = ${id} for no key update`)
}
