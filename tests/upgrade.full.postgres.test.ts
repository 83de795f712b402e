import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from './support/test-database'

/**
 * The dump of the last release, migrated to the present schema by commands that are killed half-way once: nothing of it is lost, and the last build, which runs on while
 * instances are replaced, still reads and writes by the tables and columns that it knows (U-32: expand, then contract).
 */
const FOLDER = 'tests/fixtures/releases'
const MAX_BYTES = 300_000
const byVersion = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const file = join(FOLDER, readdirSync(FOLDER).toSorted(byVersion).at(-1) ?? '')

type Column = Readonly<{ name: string; type: string; required: boolean; hasDefault: boolean; generated: boolean }>
type Schema = Readonly<{
  tables: ReadonlyMap<string, readonly Column[]>
  /** What `on conflict` can name: table, columns and condition of each unique index. */
  unique: readonly string[]
  enums: readonly string[]
}>

let database: TestDatabase
let client: Client
let before: { schema: Schema; rows: ReadonlyMap<string, readonly string[]> }
let now: Schema

const query = async (sql: string, values: unknown[] = []) => (await client.query<Record<string, unknown>>(sql, values)).rows

const COLUMNS = `
  select format('%I.%I', n.nspname, c.relname) as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'platform') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by a.attnum`
const UNIQUE = `
  select i.indrelid::regclass || ' ' || array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k)::text
    || coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid), '') as key
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
  where i.indisunique and n.nspname in ('public', 'platform')`
const ENUMS = `
  select format('%I.%I %L', n.nspname, t.typname, e.enumlabel) as label
  from pg_enum e join pg_type t on t.oid = e.enumtypid join pg_namespace n on n.oid = t.typnamespace`

async function readSchema(): Promise<Schema> {
  const tables = new Map<string, Column[]>()
  for (const row of await query(COLUMNS)) {
    const column = { name: `"${String(row.name)}"`, type: String(row.type), required: row.required === true }
    const columns = tables.get(String(row.table)) ?? []
    tables.set(String(row.table), [
      ...columns,
      { ...column, hasDefault: row.hasDefault === true, generated: row.generated === true },
    ])
  }
  const unique = (await query(UNIQUE)).map(({ key }) => String(key))
  return { tables, unique, enums: (await query(ENUMS)).map(({ label }) => String(label)) }
}

const written = (columns: readonly Column[]) => columns.filter(({ generated }) => !generated).map(({ name }) => name)
/** The tables of the release that are still there; the test of tables names those that are not. */
const released = () => [...before.schema.tables].filter(([table]) => now.tables.has(table))

/** A checksum of each row, of the columns that the release knew. */
const checksums = async (table: string, columns: readonly Column[]) =>
  (await query(`select md5(row(${columns.map(({ name }) => name).join(', ')})::text) as sum from ${table}`)).map(({ sum }) =>
    String(sum),
  )

const NOWHERE = 'http://127.0.0.1:1'
const SECRET = 'only-for-tests-0123456789-0123456789'

/** The command that migrates the CMS or the platform; resolves to its exit code, null once it was killed. */
function runMigration(args: readonly string[], url: string) {
  const upstreams = { TRADE_API_URL: NOWHERE, ACCOUNT_API_URL: NOWHERE, CUSTOMER_API_URL: NOWHERE, TRACKING_API_URL: NOWHERE }
  const secrets = { PAYLOAD_SECRET: SECRET, SERVICE_SECRET: SECRET, MAIL_FROM: 'cms@shop.example' }
  const places = { DATABASE_URL: url, PLATFORM_DATABASE_URL: url, PLATFORM_SECRET: SECRET }
  const env = { ...process.env, NODE_ENV: 'production', ...places, ...upstreams, ...secrets } as const
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) }
}

/**
 * Kills a migration in the middle of its transaction: it waits for a table that a reader holds, as one of the last build does.
 * What the killed process had begun is undone, and the next run does all of it (F13).
 */
async function killMigration(args: readonly string[], table: string): Promise<void> {
  const reader = new Client({ connectionString: database.url })
  await reader.connect()
  await reader.query(`begin; select from ${table} limit 1`)
  const { child, ended } = runMigration(args, database.url)
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%alter table%'`
  await vi.waitUntil(async () => (await query(waiting)).length === 1, { timeout: 60_000 })
  child.kill('SIGKILL')
  expect(await ended).toBeNull()
  await reader.end()
}

const CMS = ['src/cms/migrate-database.ts']
const PLATFORM = ['platform/cli.ts', 'migrate']

beforeAll(async () => {
  database = await testDatabase('upgrade')
  client = new Client({ connectionString: database.url })
  await client.connect()
  await client.query(brotliDecompressSync(readFileSync(file)).toString('utf8'))
  await client.query('reset all; set search_path = public')
  const schema = await readSchema()
  const rows = new Map<string, readonly string[]>()
  for (const [table, columns] of schema.tables) rows.set(table, await checksums(table, columns))
  before = { schema, rows }
  await killMigration(PLATFORM, 'platform.devices')
  await killMigration(CMS, 'public._markets_v')
  for (const args of [PLATFORM, CMS]) expect(await runMigration(args, database.url).ended).toBe(0)
  now = await readSchema()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the dump of the last release is small and has rows in most of its tables', () => {
  expect(statSync(file).size).toBeLessThan(MAX_BYTES)
  const filled = released().filter(([table]) => table.startsWith('platform.') && before.rows.get(table)?.length)
  expect(filled.length).toBeGreaterThan(30)
  expect(before.rows.get('public.pages')?.length).toBeGreaterThan(30)
})

test('no row of the last release is lost or changed in a column that the release knew', async () => {
  const lost = new Set<string>()
  for (const [table, columns] of released()) {
    const left = await checksums(table, columns)
    expect([table, left.length]).toEqual([table, Math.max(left.length, before.rows.get(table)?.length ?? 0)])
    for (const sum of before.rows.get(table) ?? []) {
      const at = left.indexOf(sum)
      if (at < 0) lost.add(table)
      else left.splice(at, 1)
    }
  }
  expect([...lost]).toEqual([])
})

test('every table, column, type and enum value of the last release is still there', () => {
  expect([...before.schema.tables.keys()].filter((table) => !now.tables.has(table))).toEqual([])
  const gone = released().flatMap(([table, columns]) => {
    const known = new Map(now.tables.get(table)?.map(({ name, type }) => [name, type]))
    return columns.filter(({ name, type }) => known.get(name) !== type).map(({ name }) => `${table}.${name}`)
  })
  expect(gone).toEqual([])
  expect(before.schema.enums.filter((label) => !now.enums.includes(label))).toEqual([])
})

test('no column of a table that the last release writes is newly required without a default', () => {
  const required = released().flatMap(([table, columns]) => {
    const optional = new Set(columns.filter((column) => !column.required || column.hasDefault).map(({ name }) => name))
    const known = new Set(columns.map(({ name }) => name))
    const after = now.tables.get(table)?.filter((column) => column.required && !column.hasDefault && !column.generated) ?? []
    return after.filter(({ name }) => optional.has(name) || !known.has(name)).map(({ name }) => `${table}.${name}`)
  })
  expect(required).toEqual([])
})

test('every key that the last release names in "on conflict" is still unique', () => {
  expect(before.schema.unique.filter((key) => !now.unique.includes(key))).toEqual([])
})

test('the last build inserts, updates and deletes rows by the columns that it knew', async () => {
  const failed: string[] = []
  for (const [table, columns] of released()) {
    if (!before.rows.get(table)?.length) continue
    const names = written(columns).join(', ')
    const same = written(columns).map((name) => `${name} = ${name}`)
    await client.query('begin')
    try {
      // Foreign keys and the audit log's own guard are left out: a row is put back where it was.
      await client.query('set local session_replication_role = replica')
      await client.query(`create temporary table written on commit drop as select ctid as row_id, ${names} from ${table} limit 5`)
      await client.query(`update ${table} set ${same.join(', ')} where ctid in (select row_id from written)`)
      await client.query(`delete from ${table}`)
      await client.query(`insert into ${table} (${names}) select ${names} from written`)
    } catch (error) {
      failed.push(`${table}: ${String(error)}`)
    } finally {
      await client.query('rollback')
    }
  }
  expect(failed).toEqual([])
})
