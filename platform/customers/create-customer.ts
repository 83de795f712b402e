import { randomUUID } from 'node:crypto'
import type { AccountRegistration } from '@/contracts/account'
import type { TradeAddress } from '@/contracts/trades'
import type { Platform } from '@platform/context'
import type { Db } from '@platform/store/pool'
import { unguessableId } from '@platform/unguessable-id'
import { insertAccount } from './account-store'

export type NewCustomer = AccountRegistration & { customerId: string }

async function nextNumber(db: Db): Promise<string> {
  const { rows } = await db.query<{ next: string }>(`select nextval('platform.customer_sequence')::text as next`)
  return `RC-${rows[0]?.next}`
}

async function insertPerson(db: Db, input: NewCustomer, number: string, now: Date): Promise<void> {
  const { customerId, application, firstName, lastName, email, birthDate, phone } = input
  await db.query(
    `insert into platform.customers (id, number, identifier, application, first_name, last_name, email, birth_date, phone_id,
       phone, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[customerId, number, unguessableId(), application, firstName, lastName, email, birthDate ?? null],
      ...[phone ? randomUUID() : null, phone ?? null, now],
    ],
  )
}

async function insertAddress(db: Db, customerId: string, address: TradeAddress): Promise<void> {
  const { street, houseNumber, postalCode, city, country } = address
  await db.query(
    `insert into platform.customer_addresses (id, customer_id, street, house_number, postal_code, city, country)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), customerId, street, houseNumber ?? null, postalCode, city, country],
  )
}

/** The first payment account is the primary one. */
async function insertPrimaryAccount(db: Db, customerId: string, accountId: string, now: Date): Promise<void> {
  await db.query(
    `insert into platform.customer_payment_accounts (id, customer_id, account_id, is_primary, created_at)
     values ($1, $2, $3, true, $4)`,
    [randomUUID(), customerId, accountId, now],
  )
}

/**
 * The customer of a registration, in the registration's own transaction. `registrationFaults` has been asked before: what is
 * written here is taken as it is. A payment becomes the primary payment account.
 */
export async function createCustomer(
  db: Db,
  platform: Platform,
  input: NewCustomer,
  now: Date,
): Promise<{ customerNumber: string }> {
  const { customerId, address, payment } = input
  const customerNumber = await nextNumber(db)
  await insertPerson(db, input, customerNumber, now)
  if (address) await insertAddress(db, customerId, address)
  if (payment) {
    const accountId = await insertAccount(db, platform.env.PLATFORM_SECRET, { customerId, payment }, now)
    await insertPrimaryAccount(db, customerId, accountId, now)
  }
  return { customerNumber }
}
