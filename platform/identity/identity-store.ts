import * as z from 'zod'
import type { Db } from '@platform/store/pool'

const Identity = z.object({ customerId: z.uuid(), email: z.string(), application: z.string(), firstName: z.string() })
export type Identity = z.infer<typeof Identity>

const COLUMNS = 'customer_id as "customerId", email, application, first_name as "firstName"'
const COLUMN_OF = { email: 'email', customerId: 'customer_id' } as const

/** The identity of an activated account; null for anyone else, also before the activation link is pressed. */
export async function findIdentity(db: Db, by: keyof typeof COLUMN_OF, value: string): Promise<Identity | null> {
  const { rows } = await db.query(`select ${COLUMNS} from platform.identities where ${COLUMN_OF[by]} = $1`, [value])
  return rows[0] ? Identity.parse(rows[0]) : null
}

export const insertIdentity = (db: Db, { customerId, email, application, firstName }: Identity, now: Date): Promise<unknown> =>
  db.query(
    'insert into platform.identities (customer_id, email, application, first_name, activated_at) values ($1, $2, $3, $4, $5)',
    [customerId, email, application, firstName, now],
  )

/** The greeting of later mails follows the customer's name. */
export const renameIdentity = (db: Db, customerId: string, firstName: string): Promise<unknown> =>
  db.query('update platform.identities set first_name = $2 where customer_id = $1', [customerId, firstName])

/** Makes registrations, activations and deletions of one address wait for each other, until the transaction ends. */
export const lockAddress = (db: Db, email: string): Promise<unknown> =>
  db.query(`select pg_advisory_xact_lock(hashtext('platform.identities'), hashtext($1))`, [email])

/** Deletes the identity and all its rows; returns it as it was. */
export async function removeIdentity(db: Db, customerId: string): Promise<Identity | null> {
  await db.query(
    `delete from platform.one_use_tokens where subject = $1
     or subject in (select id from platform.registrations where customer_id = $1)`,
    [customerId],
  )
  const { rows } = await db.query(`delete from platform.identities where customer_id = $1 returning ${COLUMNS}`, [customerId])
  return rows[0] ? Identity.parse(rows[0]) : null
}
