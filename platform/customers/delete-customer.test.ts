import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Customer } from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { inTransaction } from '@platform/store/pool'
import { inspectTrade } from '@platform/clarifications/inspect'
import { handOver, moveTrade, pay, receive } from '@platform/trades/move-trade'
import { findTrade, lockTrade } from '@platform/trades/trade-store'
import { ADDRESS, aCustomer, BANK, type ACustomer } from '../../tests/support/a-customer'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('delete_customer')
})
afterAll(() => platform.drop())

const given = { address: ADDRESS, phone: '+4915112345678', birthDate: '1990-04-12', payment: { type: '13', ...BANK } as const }

async function remove(customer: ACustomer, change: Record<string, string> = {}) {
  const { customerId, customerIdentifier } = Customer.parse((await customer.call('GET', '/customers/customers')).body)
  return customer.call('DELETE', '/customers/customers', { customerId, customerIdentifier, ...change })
}

/** A customer whose every word is rare enough to be searched for in the whole database. */
const RARE = {
  ...{ firstName: 'Wendelgard', lastName: 'Quittenbaum', email: 'wendelgard@quittenbaum.example', birthDate: '1971-09-13' },
  ...{ phone: '+4915199887766' },
  address: {
    street: 'Quarkgasse',
    houseNumber: '77',
    line2: 'Quarkhof, Stiege 3',
    postalCode: '01067',
    city: 'Dresden',
    country: 'DE',
  },
  payment: { type: '13', iban: 'DE02120300000000202051', holder: 'W. Quittenbaum' } as const,
}
const { firstName, lastName, email, birthDate, phone } = RARE
const RARE_SALE = {
  customer: { firstName, lastName, email, birthDate, phone },
  address: RARE.address,
  payment: RARE.payment,
  clientId: 'of the tracking',
}
const RARE_WORDS = /Wendelgard|Quitten|quitten|1971-09-13|99887766|Quark|Dresden|DE02 |• 2051|of the tracking/
const KEY = 'the-key-of-the-sale'
async function sell(customer: ACustomer, key = newKey(), sale: Record<string, unknown> = {}): Promise<Trade> {
  const body = tradeRequest([(await anOffer(platform)).offerId], sale)
  const headers = { 'idempotency-key': key, ...customer.headers }
  return Trade.parse((await send(platform, 'POST', '/trades', body, headers)).body)
}
const move = (number: string, ...steps: ((...parts: Parameters<typeof pay>) => Promise<void>)[]) =>
  inTransaction(platform.pool, async (db) => {
    const trade = await lockTrade(db, number)
    for (const step of steps) if (trade) await step(db, trade, platform.clock())
  })
const PAID = [handOver, receive, (...[db, trade, now]: Parameters<typeof pay>) => inspectTrade(db, trade, [], now), pay] as const

/** The whole database as text, to be searched for what must not be there. */
async function everything(): Promise<string> {
  const { rows } = await platform.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'platform' and tablename <> 'identities'`,
  )
  const texts = await Promise.all(
    rows.map(({ name }) => platform.pool.query<{ row: string }>(`select to_jsonb(t)::text as row from platform.${name} t`)),
  )
  return texts.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}

describe('a customer without trades', () => {
  test('a customer without trades is gone, and may register again without any of the old data', async () => {
    const customer = await aCustomer(platform, given)
    expect(await remove(customer)).toMatchObject({ status: 200, body: { kept: [] } })
    expect(await everything()).not.toContain(customer.email)
    const { rows } = await platform.pool.query(
      'select identity_deleted_at from platform.account_deletions where customer_id = $1',
      [customer.customerId],
    )
    expect(rows).toEqual([{ identity_deleted_at: null }])
    await platform.pool.query('delete from platform.identities where customer_id = $1', [customer.customerId])
    const again = await aCustomer(platform, { email: customer.email })
    expect((await again.call('GET', '/customers/addresses')).body).toEqual([])
    expect((await again.call('GET', '/customers/bank_accounts')).body).toEqual([])
  })

  test('a customer without trades gets the same answer on every later call', async () => {
    const customer = await aCustomer(platform)
    await remove(customer)
    for (const name of ['customers', 'addresses', 'trade_history'])
      expect(await customer.call('GET', `/customers/${name}`)).toMatchObject({ status: 401, body: { code: 'session_ended' } })
    const body = tradeRequest([(await anOffer(platform)).offerId])
    const headers = { 'idempotency-key': newKey(), ...customer.headers }
    expect(await send(platform, 'POST', '/trades', body, headers)).toMatchObject({ status: 401 })
  })

  test('a customer without trades must have typed the password within ten minutes', async () => {
    const customer = await aCustomer(platform, {}, 600_000)
    expect(await remove(customer)).toMatchObject({ status: 403, body: { code: 'fresh_login_required' } })
    expect((await customer.call('GET', '/customers/customers')).status).toBe(200)
  })
})

describe('a customer with trades', () => {
  test.each([
    ['that waits for its parcel', []],
    ['that is on its way', [handOver]],
    ['that is here', [handOver, receive]],
    ['that is to be paid', PAID.slice(0, 3)],
  ])('%s stays, and everything with it', async (_name, steps) => {
    const customer = await aCustomer(platform, given)
    await move((await sell(customer)).number, ...steps)
    const before = (await customer.call('GET', '/customers/bank_accounts')).body
    expect(await remove(customer)).toMatchObject({ status: 409, body: { code: 'open_trades' } })
    expect((await customer.call('GET', '/customers/bank_accounts')).body).toEqual(before)
  })

  test('a customer with trades that are finished leaves sums and dates behind, for ten years, and no name', async () => {
    const customer = await aCustomer(platform, RARE)
    const [paid, cancelled] = [await sell(customer, KEY, RARE_SALE), await sell(customer, newKey(), RARE_SALE)]
    await move(paid.number, ...PAID)
    await move(cancelled.number, (db, trade, now) => moveTrade(db, trade, 'cancelled', 'cancelled_by_customer', now))
    expect(RARE_WORDS.test(await everything())).toBe(true)
    const answer = await remove(customer)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        kept: [
          { what: 'trades', until: '2036-12-31' },
          { what: 'payouts', until: '2036-12-31' },
        ],
      },
    })
    expect(RARE_WORDS.exec(await everything())).toBeNull()
    expect(await findTrade(platform.pool, 'number', paid.number)).toMatchObject({
      ...{ number: paid.number, total: 41_200, state: 'paid', lines: [{ total: 41_200 }] },
      history: expect.arrayContaining([expect.objectContaining({ state: 'paid' })]),
    })
    for (const path of [`/trades/${paid.accessId}`, `/trades/by-key/${KEY}`, paid.label.pdf])
      expect((await send(platform, 'GET', path)).status).toBe(404)
    for (const postalCode of ['01067', '---']) {
      const asked = { application: 'wkfs_de_DE', number: paid.number, postalCode }
      expect((await send(platform, 'POST', '/trades/lookups', asked)).status).toBe(404)
    }
  })
})

test('a trade that comes while the account is deleted either exists and stops the deletion, or is refused', async () => {
  for (let round = 0; round < 10; round++) {
    const customer = await aCustomer(platform)
    const body = tradeRequest([(await anOffer(platform)).offerId])
    const headers = { 'idempotency-key': newKey(), ...customer.headers }
    const [removed, sold] = await Promise.all([remove(customer), send(platform, 'POST', '/trades', body, headers)])
    expect([[200, 401], [409, 201]]).toContainEqual([removed.status, sold.status]) // prettier-ignore
  }
})
