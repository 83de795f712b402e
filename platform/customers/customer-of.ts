import * as z from 'zod'
import type { Db } from '@platform/store/pool'

const StoredCustomer = z.object({
  customerId: z.string(),
  customerNumber: z.string(),
  customerIdentifier: z.string(),
  application: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthDate: z.string().nullable(),
  phoneId: z.string().nullable(),
  phone: z.string().nullable(),
})
export type StoredCustomer = z.infer<typeof StoredCustomer>

const CUSTOMER = `select id as "customerId", number as "customerNumber", identifier as "customerIdentifier", application,
  first_name as "firstName", last_name as "lastName", email, birth_date::text as "birthDate", phone_id as "phoneId", phone
  from platform.customers`

/** What a customer can be found by; each value is unique. */
const FILTERS = {
  id: 'where id = $1',
  identifier: 'where identifier = $1',
  /** As `id`, and locked until the transaction ends: changes of one customer wait for each other. */
  lockedId: 'where id = $1 for update',
} as const

/** One customer, or null. `id` must be a uuid. */
export async function customerOf(db: Db, by: keyof typeof FILTERS, value: string): Promise<StoredCustomer | null> {
  const { rows } = await db.query(`${CUSTOMER} ${FILTERS[by]}`, [value])
  return rows[0] ? StoredCustomer.parse(rows[0]) : null
}
