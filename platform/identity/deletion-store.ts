import * as z from 'zod'
import { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import type { Db } from '@platform/store/pool'

/** `kept` lists the records that the law requires us to store: `DELETE customers` answers it, and the last mail repeats it. */
const Deletion = z.object({ customerId: z.uuid(), customerIdentifier: z.string(), kept: CustomerDeleted.shape.kept })
export type Deletion = z.infer<typeof Deletion>

/**
 * The first step of a deletion is done: called by `DELETE /customers/customers` in the very transaction that deletes the
 * customer. From then on the customer's tokens are good for the second step, `DELETE /account/deleteUser`, and nothing else.
 */
export async function beginDeletion(db: Db, { customerId, customerIdentifier, kept }: Deletion, now: Date): Promise<void> {
  await db.query(
    `insert into platform.account_deletions (customer_id, customer_identifier, kept, customer_deleted_at) values ($1, $2, $3, $4)
     on conflict (customer_id) do nothing`,
    [customerId, customerIdentifier, JSON.stringify(kept), now],
  )
}

/** True from the first step on, for good. */
export async function isBeingDeleted(db: Db, customerId: string): Promise<boolean> {
  const { rowCount } = await db.query('select from platform.account_deletions where customer_id = $1', [customerId])
  return rowCount === 1
}

const COLUMNS = 'customer_id as "customerId", customer_identifier as "customerIdentifier", kept'

/** The deletion whose second step is still to come. */
export async function findHalfDone(db: Db, customerId: string): Promise<Deletion | null> {
  const { rows } = await db.query(
    `select ${COLUMNS} from platform.account_deletions where customer_id = $1 and identity_deleted_at is null`,
    [customerId],
  )
  return rows[0] ? Deletion.parse(rows[0]) : null
}

/** Those whose first step was made before then and whose second one was not. */
export async function halfDoneSince(db: Db, before: Date, limit: number): Promise<Deletion[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from platform.account_deletions where identity_deleted_at is null and customer_deleted_at <= $1
     order by customer_deleted_at limit $2`,
    [before, limit],
  )
  return rows.map((row) => Deletion.parse(row))
}

/** False: another process has done it. Waits for a process that is about to. */
export async function markDone(db: Db, customerId: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update platform.account_deletions set identity_deleted_at = $2, customer_identifier = '' where customer_id = $1 and identity_deleted_at is null`,
    [customerId, now],
  )
  return rowCount === 1
}
