import { randomUUID } from 'node:crypto'
import { createCustomer, type NewCustomer } from '@platform/customers/create-customer'
import { signAccessToken } from '@platform/identity/access-token'
import { openSession } from '@platform/identity/session-store'
import { inTransaction } from '@platform/store/pool'
import { APPLICATION, send, type SmallPlatform } from './small-platform'

const HASH = 'of no password'

/** A customer with a session, made without hashing a password. `call` sends with the customer's token. */
export type ACustomer = Readonly<{
  customerId: string
  email: string
  headers: Record<string, string>
  call(method: string, path: string, body?: unknown): ReturnType<typeof send>
}>

async function insertIdentity({ pool }: SmallPlatform, { customerId, email, application, firstName }: NewCustomer, now: Date) {
  await pool.query(
    'insert into platform.identities (customer_id, email, application, first_name, activated_at) values ($1, $2, $3, $4, $5)',
    [customerId, email, application, firstName, now],
  )
  await pool.query('insert into platform.identity_passwords (customer_id, hash, changed_at) values ($1, $2, $3)', [
    ...[customerId, HASH, now],
  ])
}

/** Another log-in of the same customer; `at` is when the password was typed. */
export async function logIn(platform: SmallPlatform, customerId: string, at: Date): Promise<Record<string, string>> {
  const opened = await openSession(platform.pool, { customerId, remember: false, hash: HASH }, at)
  if (!opened) throw new Error('No session')
  return { authorization: `Bearer ${await signAccessToken(platform, opened.session, platform.clock())}` }
}

/** `age` is how long ago the password was typed, in milliseconds. */
export async function aCustomer(platform: SmallPlatform, change: Partial<NewCustomer> = {}, age = 0): Promise<ACustomer> {
  const customerId = randomUUID()
  const input: NewCustomer = {
    ...{ customerId, application: APPLICATION, firstName: 'Miriam', lastName: 'Müßig', password: 'kept nowhere' },
    ...{ email: `${customerId}@example.org`, ...change },
  }
  const at = new Date(platform.clock().getTime() - age)
  await insertIdentity(platform, input, at)
  await inTransaction(platform.pool, (db) => createCustomer(db, platform, input, at))
  const headers = await logIn(platform, customerId, at)
  const call = (method: string, path: string, body?: unknown) => send(platform, method, path, body, headers)
  return { customerId, email: input.email, headers, call }
}

export const ADDRESS = { street: 'Lindenstraße', houseNumber: '7', postalCode: '10969', city: 'Berlin', country: 'DE' }
export const BANK = { iban: 'DE89370400440532013000', holder: 'Miriam Müßig' }
export const OTHER_IBAN = 'DE02120300000000202051'
