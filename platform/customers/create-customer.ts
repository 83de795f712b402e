import { randomUUID } from 'node:crypto'
import type { AccountRegistration } from '@trade-in-shop/contracts/account'
import type { Platform } from '@platform/context'
import { subscribe } from '@platform/newsletter/subscribe'
import type { Db } from '@platform/store/pool'
import { claimTrades } from '@platform/trades/customer-trades'
import { unguessableId } from '@platform/token-hash'
import { putAccount } from './account-store'
import { putAddress } from './address-store'
import { tie } from './payment-accounts'

export type NewCustomer = Omit<AccountRegistration, 'password'> & { customerId: string }

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

/**
 * Creates the customer of a registration, in the transaction of its activation. The e-mail address has been proved, so trades
 * made with it as a guest become the customer's. `registrationProblems` must have been called before: nothing is checked here. A
 * payment becomes the primary payment account. A customer who wants the newsletter gets its own mail, where the market has one.
 */
export async function createCustomer(
  db: Db,
  platform: Platform,
  input: NewCustomer,
  now: Date,
): Promise<{ customerNumber: string }> {
  const { customerId, email, application, address, payment, newsletter } = input
  const customerNumber = await nextNumber(db)
  await insertPerson(db, input, customerNumber, now)
  if (address) await putAddress(db, customerId, address)
  if (payment) {
    const accountId = await putAccount(db, platform.env.PLATFORM_SECRET, { customerId, payment }, now)
    await tie(db, { customerId, accountId, isPrimary: true }, now)
  }
  if (newsletter) await subscribe(db, platform, { email, application }, now)
  await claimTrades(db, customerId, email, now)
  return { customerNumber }
}
