import { randomBytes } from 'node:crypto'
import { dropDatabase, ensureDatabase } from '../../scripts/postgres'

/** A run of `npm test` drops all databases whose names begin with its own prefix. */
const PREFIX = process.env.TEST_DATABASE_PREFIX ?? 'test_'

export type TestDatabase = { url: string; drop: () => Promise<void> }

/** A new, empty database on the server of TEST_DATABASE_URL (`npm test` starts one); `drop` closes open connections too. */
export async function testDatabase(purpose: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('TEST_DATABASE_URL is not set; run these tests with `npm test -- --only integration`.')
  const name = `${PREFIX}${purpose.replace(/[^a-z0-9]/gi, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`
  return { url: await ensureDatabase(server, name), drop: () => dropDatabase(server, name) }
}
