import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOffer, APPLICATION, newKey, send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { halfInMemory } from './store-or-memory'
import { waitFor } from '../../tests/support/wait-for'

let platform: SmallPlatform
let offerId = ''
beforeAll(async () => {
  platform = await smallPlatform('store_or_memory')
  offerId = (await anOffer(platform)).offerId
})
afterAll(() => platform.drop())

const check = (client: string) =>
  send(
    platform,
    'POST',
    '/vouchers/validations',
    { application: APPLICATION, code: 'NOSUCHCODE', offerIds: [offerId] },
    { 'client-key': client },
  )

/** The state after a failover or with a full disk: reads succeed, writes are refused. */
async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const client = new Client({ connectionString: platform.databaseUrl })
  await client.connect()
  await client.query('set default_transaction_read_only = off')
  const name = new URL(platform.databaseUrl).pathname.slice(1)
  await client.query(`alter database "${name}" set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()', [
    name,
  ])
  await client.end()
  await waitFor(() => expect(platform.pool.idleCount).toBe(0))
}

test('while the database takes no counts, half the limit is counted in memory, and 429 and 503 have a time to come back', async () => {
  await setReadOnly(true)
  const client = newKey()
  const statuses: number[] = []
  for (let tries = 0; tries < 5; tries++) statuses.push((await check(client)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422])
  const refused = await check(client)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await check(newKey())).status).toBe(422)
  const login = await send(
    platform,
    'POST',
    '/account/register',
    { application: APPLICATION, firstName: 'M', lastName: 'M', email: 'm@example.org', password: 'a long way to Rome 7' },
    { 'client-key': newKey() },
  )
  expect(login.status).toBe(503)
  expect(Number(login.headers.get('retry-after'))).toBeGreaterThan(0)
  await setReadOnly(false)
  expect((await check(client)).status).toBe(422)
})

test('a limit in memory is half, leaks, and remembers a bounded number of visitors', () => {
  const limiter = halfInMemory({ most: 10, withinMs: 10_000 })
  for (let tries = 0; tries < 5; tries++) expect(limiter.consume('a', 0)).toBe(0)
  expect(limiter.consume('a', 0)).toBe(1000)
  expect(limiter.consume('b', 0)).toBe(0)
  expect(limiter.consume('a', 1000)).toBe(0)
  expect(limiter.consume('a', 1000)).toBe(1000)
  for (let others = 0; others < 10_000; others++) limiter.consume(`other ${others}`, 1000)
  expect(limiter.consume('a', 1000)).toBe(0)
})
