import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../tests/support/test-database'

const databases: TestDatabase[] = []
const clients: Client[] = []

/** A CMS database, empty or after one run of the seed, and a connection to it. */
async function cmsDatabase(content: 'cms' | 'seeded-cms' = 'cms') {
  const database = await testDatabase('seed', content)
  databases.push(database)
  const sql = new Client({ connectionString: database.url })
  clients.push(sql)
  await sql.connect()
  return { url: database.url, sql }
}

const variables = (url: string) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production' as const,
  DATABASE_URL: url,
  DATA_DIR: join(tmpdir(), 'seed-of-tests'),
  PAYLOAD_SECRET: 'a-secret-for-tests-of-the-seed-only-1234',
  SERVICE_SECRET: 'only-for-tests-0123456789-0123456789',
  TRADE_API_URL: 'http://127.0.0.1:1',
  ACCOUNT_API_URL: 'http://127.0.0.1:1',
  CUSTOMER_API_URL: 'http://127.0.0.1:1',
  TRACKING_API_URL: 'http://127.0.0.1:1',
  MAIL_FROM: 'shop@revalo.example',
  SEED_DEMO_STAFF: 'true',
})

function start(url: string, file: string, ...flags: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...flags], {
    env: variables(url),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}
const script = (url: string, file: string, ...flags: string[]) => start(url, file, ...flags).ended
const seed = async (url: string, ...flags: string[]) => {
  const { code, output } = await script(url, 'src/seed/run.ts', ...flags)
  expect(code, output).toBe(0)
  return output
}

async function rowCounts(sql: Client): Promise<Record<string, number>> {
  const { rows: tables } = await sql.query(
    `select table_name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { table_name: table } of tables) {
    const { rows } = await sql.query(`select count(*)::int as count from "${table}"`)
    counts[table] = rows[0].count
  }
  return counts
}
const count = async (sql: Client, table: string) => (await sql.query(`select count(*)::int as count from ${table}`)).rows[0].count

/** Starts a seed, makes it wait at a table once `when` is true, and kills it there, in the middle of a transaction. */
async function killAt({ url, sql }: { url: string; sql: Client }, table: string, when: () => Promise<boolean>): Promise<void> {
  const { child, ended } = start(url, 'src/seed/run.ts')
  await expect.poll(when).toBe(true)
  // Its own connection: inside a transaction Postgres shows the activity of its first moment for good.
  const lock = new Client({ connectionString: url })
  await lock.connect()
  try {
    await lock.query('begin')
    await lock.query(`lock table ${table} in access exclusive mode`)
    const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(() => count(sql, waiting)).toBeGreaterThan(0)
  } finally {
    child.kill('SIGKILL')
    await ended
    await lock.end()
  }
}

let cms: Awaited<ReturnType<typeof cmsDatabase>>
beforeAll(async () => {
  cms = await cmsDatabase()
})
afterAll(async () => {
  for (const client of clients) await client.end()
  for (const database of databases) await database.drop()
})

test('a seed that is killed anywhere and run again gives the same rows as one run', async () => {
  const unbroken = await cmsDatabase('seeded-cms')
  const always = async () => true
  await killAt(cms, 'staff', always)
  await killAt(cms, 'partners', always)
  await killAt(cms, 'redirects', always)
  await killAt(cms, 'payload_kv', always)
  await killAt(cms, 'pages', async () => (await count(cms.sql, 'markets')) >= 2)
  // A killed seed leaves complete markets only.
  const { rows } = await cms.sql.query(
    'select m.code from markets m where not exists (select from redirects r where r.market_id = m.id)',
  )
  expect(rows).toEqual([])
  await seed(cms.url)
  expect(await rowCounts(cms.sql)).toEqual(await rowCounts(unbroken.sql))
})

test('a second seed creates no documents', async () => {
  const before = await rowCounts(cms.sql)
  expect(await seed(cms.url)).toContain('in place')
  expect(await rowCounts(cms.sql)).toEqual(before)
  // Without the note of the last seed every document is compared, as with a seed that has something new.
  await cms.sql.query(`delete from payload_kv where key = 'seed'`)
  const output = await seed(cms.url)
  expect(output).toContain(`pages: 0 made, 0 reset, ${await count(cms.sql, 'pages')} left`)
  expect(output).toContain('staff: 0 made, 5 left')
  expect(await rowCounts(cms.sql)).toEqual(before)
})

test('seeded pages of one role are translations of one market, up to date with it, but for what each market writes by its own law', async () => {
  const { rows } = await cms.sql.query(
    `select p.key, count(*) filter (where p.translation_of_id is not null and p.source_hash is not null)::int as followers,
       count(distinct p.translation_of_id)::int as sources from pages p group by p.key`,
  )
  const own = ['terms', 'imprint', 'privacy']
  expect(rows).toHaveLength(11)
  for (const { key, ...counts } of rows)
    expect([key, counts]).toEqual([key, own.includes(key) ? { followers: 0, sources: 0 } : { followers: 5, sources: 1 }])
})

test('two seeds at once are as good as one', async () => {
  const { url, sql } = await cmsDatabase()
  await Promise.all([seed(url), seed(url)])
  expect(await rowCounts(sql)).toEqual(await rowCounts(cms.sql))
})

test('documents that an editor changed or deleted stay so, until --reset', async () => {
  const { sql, url } = cms
  await sql.query(`update pages set title = 'Von der Redaktion' where slug = 'agb'`)
  await sql.query(`delete from redirects where "from" = '/agb'`)
  await sql.query(`delete from payload_kv where key = 'seed'`)
  await seed(url)
  const title = async () => (await sql.query(`select distinct title from pages where slug = 'agb'`)).rows.map((row) => row.title)
  const redirect = async () => count(sql, `redirects where "from" = '/agb'`)
  expect(await title()).toEqual(['Von der Redaktion'])
  expect(await redirect()).toBe(0)
  await seed(url, '--reset')
  expect(await title()).toEqual(['Allgemeine Ankaufsbedingungen'])
  expect(await redirect()).toBe(2)
})
