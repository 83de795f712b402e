import { readdir } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/test-database'
import { migrate } from './migrate-platform'

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase('migrate')))
afterAll(() => database.drop())

const sqlFiles = async () =>
  (await readdir(new URL('./migrations/', import.meta.url))).filter((name) => name.endsWith('.sql')).sort()

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('two processes that start at once apply every migration exactly once', async () => {
  const [first, second, third] = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)])
  expect([...first, ...second, ...third].sort()).toEqual(await sqlFiles())
  expect(await migrate(database.url)).toEqual([])
})

test('a migration that was changed after it had been applied is refused by name', async () => {
  await query(`update platform.migrations set hash = 'another' where name = '0001-release-1.0.0.sql'`)
  await expect(migrate(database.url)).rejects.toThrow('0001-release-1.0.0.sql was changed')
})

test('a database of the time before release 1.0.0 is refused in one sentence', async () => {
  await query(`update platform.migrations set name = '0001-extensions.sql' where name = '0001-release-1.0.0.sql'`)
  await expect(migrate(database.url)).rejects.toThrow(/^This database is older than release 1\.0\.0 .*npm run demo -- --fresh\)$/)
})

test('a failed migration is rolled back as a whole', async () => {
  await query('delete from platform.migrations')
  await expect(migrate(database.url)).rejects.toThrow(/0001-release-1.0.0.sql failed and was rolled back/)
  expect(await query('select name from platform.migrations')).toEqual([])
})
