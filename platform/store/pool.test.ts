import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/test-database'
import { createPool, inTransaction } from './pool'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase('pool')))
afterAll(async () => database?.drop())

test('a connection that is cut inside a transaction is an error of that transaction only', async () => {
  const loose: unknown[] = []
  const told: Error[] = []
  const hear = (error: unknown) => loose.push(error)
  process.on('uncaughtException', hear)
  const pool = createPool(database.url, { onError: (error) => told.push(error) })
  const admin = new Client({ connectionString: database.url })
  await admin.connect()
  const cut = inTransaction(pool, async (client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await admin.query('select pg_terminate_backend($1, 5000)', [rows[0].pid])
    await client.query('select 1')
  })
  await expect(cut).rejects.toThrow()
  process.off('uncaughtException', hear)
  expect(loose).toEqual([])
  expect(told).not.toEqual([])
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await Promise.all([admin.end(), pool.end()])
})
