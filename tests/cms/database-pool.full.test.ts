import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databasePool } from '@trade-in-shop/payload-workbench/database/database-pool'
import { PatientPool } from '@trade-in-shop/runtime/patient-pool'
import { type TestDatabase, testDatabase } from '../support/test-database'

const CLIENTS = 10

let database: TestDatabase
const pools: PatientPool[] = []
beforeAll(async () => {
  database = await testDatabase('database_pool')
})
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.end())))
afterAll(() => database.drop())

const open = (url = database.url): PatientPool => {
  const pool = new PatientPool(databasePool(url))
  // `end` does not wait for the connections to close: Postgres may still report that their database is dropped.
  pool.on('error', () => undefined)
  pools.push(pool)
  return pool
}

/** Renders and picture work hold the event loop like this. */
const holdLoop = (ms: number) => {
  const end = performance.now() + ms
  while (performance.now() < end);
}
const pause = () => new Promise<void>((done) => setImmediate(done))

test('a new connection is waited for while our own event loop is busy for longer than its time', async () => {
  const row = open().query('select 1 as one')
  for (let times = 0; times < 4; times++) {
    holdLoop(400)
    await pause()
  }
  expect((await row).rows).toEqual([{ one: 1 }])
})

test('an answer is waited for while our own event loop is busy for longer than its time', async () => {
  const client = await open().connect()
  const row = client.query('select 1 as one, pg_sleep(0.1)')
  await pause()
  holdLoop(2700)
  expect((await row).rows).toMatchObject([{ one: 1 }])
  client.release()
})

test('a connection on which an answer is late ends with its statement, and the next query gets another one', async () => {
  const pool = open()
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await expect(client.query('select pg_sleep(20)')).rejects.toThrow('Connection terminated')
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('a pool without a free connection refuses after two seconds, and its late connection serves the next query', async () => {
  const pool = open()
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => pool.connect()))
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect')
  await expect(pool.connect()).rejects.toThrow('timeout exceeded when trying to connect')
  for (const client of clients) client.release()
  const again = await Promise.all(Array.from({ length: CLIENTS }, () => pool.connect()))
  for (const client of again) client.release()
  expect(again).toHaveLength(CLIENTS)
  expect(pool.waitingCount).toBe(0)
})

test('a database that refuses connections fails a query at once', async () => {
  await expect(open('postgres://postgres@127.0.0.1:1/none').query('select 1')).rejects.toThrow(/ECONNREFUSED/)
})
