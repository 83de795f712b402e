import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { refuseOlderDatabase, withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { errorMessage } from '@trade-in-shop/runtime/error-text'

/**
 * `migrations/NNNN-name.sql`, applied in the order of their names, each in a transaction of its own together with its
 * row in `platform.migrations`. Two processes may start at once: the second waits for the lock and finds nothing to do.
 */
const FOLDER = join(process.cwd(), 'platform/store/migrations')

const LEDGER = `
  create schema if not exists platform;
  create table if not exists platform.migrations (
    name text primary key, hash text not null, applied_at timestamptz not null default now())`

type Migration = { name: string; sql: string; hash: string }

async function migrationFiles(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(FOLDER, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  try {
    await client.query('begin')
    // Extensions go into `public`, where the statements name them: a role named `platform` would have its schema first.
    await client.query('set local search_path to public')
    await client.query(sql)
    await client.query('insert into platform.migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // The connection may be gone; the first error is the useful one.
    throw new Error(`Migration ${name} failed and was rolled back: ${errorMessage(error)}`, {
      cause: error,
    })
  }
}

/** Brings the schema `platform` up to date; returns the names applied now. Throws when an applied file has changed since. */
export const migrate = (url: string): Promise<string[]> => withDatabaseLock(url, 'platform.migrate', () => applyAll(url))

async function applyAll(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // A lost connection surfaces as an error of the query that is running.
  await client.connect()
  try {
    await client.query(LEDGER)
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from platform.migrations')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    refuseOlderDatabase(new Set(applied.keys()), '0001-release-1.0.0.sql')
    const done: string[] = []
    for (const migration of await migrationFiles()) {
      const hash = applied.get(migration.name)
      if (hash && hash !== migration.hash) throw new Error(`Migration ${migration.name} was changed after it had been applied`)
      if (hash) continue
      await apply(client, migration)
      done.push(migration.name)
    }
    return done
  } finally {
    await client.end()
  }
}
