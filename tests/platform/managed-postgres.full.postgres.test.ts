import { spawn } from 'node:child_process'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlatform } from '@platform/start'
import { parsePlatformEnv } from '@platform/platform-env'
import { loadPricing } from '@platform/catalogue/pricing-data'
import { createPool } from '@platform/store/pool'
import { databasePool } from '@trade-in-shop/payload-workbench/database/database-pool'
import { PatientPool } from '@trade-in-shop/runtime/patient-pool'
import { withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { PGBOUNCER, startPgbouncer, type Pooler } from '../support/pgbouncer'
import { testDatabase, type TestDatabase } from '../support/test-database'

if (!PGBOUNCER) console.log('Tests behind a transaction pooler are skipped: pgbouncer is not installed')
const withPgbouncer = test.runIf(PGBOUNCER)

const nowhere = 'http://127.0.0.1:1'
const LONG_ENOUGH = 'only-for-tests-0123456789-0123456789'
let database: TestDatabase
let pooler: Pooler
beforeAll(async () => {
  database = await testDatabase('pooler')
  if (PGBOUNCER) pooler = await startPgbouncer(database.url)
})
afterAll(async () => {
  pooler?.stop()
  await database?.drop()
})

/** A command of the prepare step; resolves with its exit code and output. */
function prepare(url: string, file: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      PAYLOAD_SECRET: LONG_ENOUGH,
      PLATFORM_SECRET: LONG_ENOUGH,
      SERVICE_SECRET: LONG_ENOUGH,
      TRADE_API_URL: nowhere,
      ACCOUNT_API_URL: nowhere,
      CUSTOMER_API_URL: nowhere,
      TRACKING_API_URL: nowhere,
      MAIL_FROM: 'shop@revalo.example',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })))
}

async function onServer(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement)
    return (await client.query(statements.at(-1) ?? 'select 1')).rows
  } finally {
    await client.end()
  }
}

/** The advisory locks that are left in this test's database, on whatever connection; other tests lock in theirs. */
const locksLeft = () =>
  onServer(
    database.url,
    `select * from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())`,
  )

withPgbouncer('migrations and seeds behind a transaction pooler run twice and leave no lock behind', async () => {
  const steps = [
    ['src/cms/migrate-database.ts'],
    ['platform/cli.ts', 'seed'],
    ['src/cms/migrate-database.ts'],
    ['platform/cli.ts', 'migrate'],
  ] as const
  for (const [file, ...args] of steps) {
    const { code, output } = await prepare(pooler.url, file, ...args)
    expect(code, output).toBe(0)
    expect(await locksLeft()).toEqual([])
  }
})

withPgbouncer('work under a lock behind a transaction pooler runs one after the other', async () => {
  const events: string[] = []
  const work = (name: string) =>
    withDatabaseLock(pooler.url, 'pooler-test', async () => {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 100))
      events.push(`${name} ends`)
    })
  await Promise.all([work('one'), work('two')])
  const [first, second, third, fourth] = events.map((event) => event.split(' ')[0])
  expect([first, third]).toEqual([second, fourth])
  await expect(withDatabaseLock(pooler.url, 'pooler-test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await locksLeft()).toEqual([])
})

withPgbouncer(
  'a search behind a pooler with the defaults of pgbouncer answers 200 and the log names the missing limit',
  async () => {
    const lines: string[] = []
    const platform = await createPlatform(
      parsePlatformEnv({
        NODE_ENV: 'test',
        PLATFORM_PORT: '0',
        DATABASE_URL: pooler.url,
        PLATFORM_SECRET: LONG_ENOUGH,
        SERVICE_SECRET: LONG_ENOUGH,
        MAIL_FROM: 'shop@revalo.example',
      }),
      { log: { info: () => {}, warn: (_, line) => void lines.push(line), error: (_, line) => void lines.push(line) } },
    )
    try {
      const body = JSON.stringify({
        searches: [{ search: '{"query":{"match_all":{}}}', application: 'wkfs_de_de_devices', resultSize: 1 }],
      })
      const headers = { 'content-type': 'application/json' }
      for (let times = 0; times < 5; times += 1)
        expect((await fetch(`${platform.url}/searches`, { method: 'POST', headers, body })).status).toBe(200)
      const device = await platform.pool.query('select device_id as id from platform.prices limit 1')
      const prices = Array.from({ length: 30 }, () => loadPricing(platform.pool, 'wkfs_de_de', String(device.rows[0]?.id)))
      expect(await Promise.all(prices)).toHaveLength(prices.length)
      expect(lines.join('\n')).toMatch(/pooler/)
    } finally {
      await platform.stop()
    }
  },
)

/** Its `end` does not wait for the connections to close: Postgres may still report that their database is dropped. */
const cmsPool = (url: string) => new PatientPool(databasePool(url)).on('error', () => undefined)

withPgbouncer('a pool of the CMS behind a pooler with the defaults of pgbouncer answers queries and transactions', async () => {
  const pool = cmsPool(pooler.url)
  try {
    const rows = await Promise.all(Array.from({ length: 20 }, () => pool.query('select 1 as one')))
    expect(rows).toHaveLength(20)
  } finally {
    await pool.end()
  }
})

test('a pool of the CMS without a pooler ends a statement after two seconds', async () => {
  const pool = cmsPool(database.url)
  try {
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '2s' }])
    expect((await pool.query('show idle_in_transaction_session_timeout')).rows[0]).toEqual({
      idle_in_transaction_session_timeout: '5s',
    })
  } finally {
    await pool.end()
  }
})

test('a pool of the platform plans for a catalogue in memory', async () => {
  const pool = createPool(database.url)
  try {
    expect((await pool.query('show random_page_cost')).rows).toEqual([{ random_page_cost: '1.1' }])
  } finally {
    await pool.end()
  }
})

withPgbouncer('a pool of the platform behind a pooler leaves the settings of the role as they are', async () => {
  const pool = createPool(pooler.url)
  try {
    await pool.query('select 1')
    expect(await onServer(database.url, 'show random_page_cost')).toEqual((await pool.query('show random_page_cost')).rows)
  } finally {
    await pool.end()
  }
})

test.each([
  ['a role that only owns its database', '"$user", public'],
  ['a role named as the schema of the platform', 'platform, public'],
])('%s prepares shop and platform', async (_, searchPath) => {
  const own = await testDatabase('owner')
  const role = new URL(own.url).pathname.slice(1)
  await onServer(
    own.url,
    `create role ${role} login password 'only-for-tests'`,
    `alter database ${role} owner to ${role}`,
    `alter role ${role} set search_path to ${searchPath}`,
  )
  try {
    const url = Object.assign(new URL(own.url), { username: role, password: 'only-for-tests' }).href
    for (const [file, ...args] of [['src/cms/migrate-database.ts'], ['platform/cli.ts', 'migrate']] as const) {
      const { code, output } = await prepare(url, file, ...args)
      expect(code, output).toBe(0)
    }
    const extensions = await onServer(
      url,
      `select extname as name, extnamespace::regnamespace::text as schema from pg_extension where extname <> 'plpgsql' order by 1`,
    )
    expect(extensions).toEqual(['btree_gin', 'pg_trgm', 'unaccent'].map((name) => ({ name, schema: 'public' })))
  } finally {
    await own.drop()
    await onServer(database.url, `drop role ${role}`)
  }
})
