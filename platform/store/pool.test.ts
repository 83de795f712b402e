import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepared } from '@trade-in-shop/runtime/database-session'
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

test('a text is prepared once, under one name, and beyond the first fifty none is', async () => {
  const pool = createPool(database.url, { max: 1 })
  const sums = Array.from({ length: 60 }, (_, nth) => prepared(`select $1::int + ${nth} as sum`, [1]))
  for (const [nth, sum] of sums.entries()) expect((await pool.query(sum)).rows).toEqual([{ sum: nth + 1 }])
  const names = sums.flatMap(({ name }) => name ?? [])
  expect(names.length).toBeLessThanOrEqual(50)
  expect(new Set(names).size).toBe(names.length)
  expect(prepared(sums[0]?.text ?? '', [2])).toMatchObject({ name: names[0], values: [2] })
  expect((await pool.query('select name from pg_prepared_statements')).rowCount).toBe(names.length)
  await pool.end()
})
