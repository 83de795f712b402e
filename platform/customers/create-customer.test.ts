import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@platform/store/pool'
import { APPLICATION, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { openCustomerAccount } from './account-store'
import { createCustomer, type NewCustomer } from './create-customer'
import { findCustomer } from './stored-customer'

const NOW = new Date('2026-11-21T10:00:00Z')
const IBAN = 'DE89370400440532013000'
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('create_customer')
})
afterAll(() => platform.drop())

const registration = (change: Partial<NewCustomer> = {}): NewCustomer => ({
  ...{ customerId: randomUUID(), application: APPLICATION, firstName: 'Miriam', lastName: 'Müßig' },
  ...{ email: 'miriam@example.org', password: 'not kept here', ...change },
})
const create = (input: NewCustomer) => inTransaction(platform.pool, (db) => createCustomer(db, platform, input, NOW))

test('a customer with only the required fields is found by id and by identifier', async () => {
  const input = registration()
  const { customerNumber } = await create(input)
  expect(customerNumber).toMatch(/^RC-\d+$/)
  const customer = await findCustomer(platform.pool, 'id', input.customerId)
  expect(customer).toMatchObject({ customerNumber, email: 'miriam@example.org', birthDate: null, phone: null })
  expect(customer?.customerIdentifier).toMatch(/^[A-Za-z0-9_-]{22}$/)
  expect(await findCustomer(platform.pool, 'identifier', customer?.customerIdentifier ?? '')).toEqual(customer)
  expect(await findCustomer(platform.pool, 'identifier', 'nobody')).toBeNull()
})

test('optional data is stored: the account encrypted, and primary', async () => {
  const input = registration({
    ...{ birthDate: '1990-04-12', phone: '+4915112345678' },
    address: { street: 'Lindenstraße', houseNumber: '7', postalCode: '10969', city: 'Berlin', country: 'DE' },
    payment: { type: '13', iban: IBAN, holder: 'Miriam Müßig' },
  })
  await create(input)
  expect(await findCustomer(platform.pool, 'id', input.customerId)).toMatchObject({
    ...{ birthDate: '1990-04-12', phone: '+4915112345678' },
  })
  const { rows } = await platform.pool.query<{ row: string; id: string; sealed: Buffer; is_primary: boolean }>(
    `select to_jsonb(a)::text as row, a.id, a.sealed, p.is_primary from platform.customer_accounts a
     join platform.customer_payment_accounts p on p.account_id = a.id where a.customer_id = $1`,
    [input.customerId],
  )
  const [account] = rows
  expect(account).toMatchObject({ is_primary: true, row: expect.stringContaining('DE89 •••• •••• 3000') })
  expect(account?.row).not.toContain('0532013000')
  expect(account && openCustomerAccount(platform.env.PLATFORM_SECRET, account)).toEqual(input.payment)
})

test('nothing of it stays when the registration is rolled back', async () => {
  const input = registration({ payment: { type: '2', paypalAccount: 'miriam@example.org' } })
  const failing = inTransaction(platform.pool, async (db) => {
    await createCustomer(db, platform, input, NOW)
    throw new Error('the mail cannot be written')
  })
  await expect(failing).rejects.toThrow('the mail')
  expect(await findCustomer(platform.pool, 'id', input.customerId)).toBeNull()
})
