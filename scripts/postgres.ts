import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { withDatabaseLock } from '@trade-in-shop/runtime/database-session'
import { freePort } from './ports'

export type Postgres = { url: string; stop: () => Promise<void> }

const here = dirname(fileURLToPath(import.meta.url))
const isRoot = process.getuid?.() === 0

/** True when other users may pass every folder on the path, so that a server without root's rights reaches it. */
export function reachableByOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Postgres refuses to run as root, and another user cannot read a private folder: then the data goes to /var/tmp. */
export function postgresFolder(wanted: string): string {
  mkdirSync(wanted, { recursive: true })
  if (!isRoot || reachableByOthers(wanted)) return wanted
  const outside = join('/var/tmp', `trade-in-shop-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`)
  mkdirSync(outside, { recursive: true, mode: 0o755 })
  accessSync(outside, constants.W_OK)
  return outside
}

/**
 * Starts the embedded Postgres over a data folder (made at the first start) and returns once it accepts connections. A helper
 * process stops the server when this process ends, however it ends. Throws one sentence when another process uses the folder.
 */
export async function startPostgres(options: { folder: string; throwAway?: boolean; port?: number }): Promise<Postgres> {
  const folder = postgresFolder(options.folder)
  const port = options.port ?? (await freePort())
  const supervisor = fork(
    join(here, 'postgres-supervisor.ts'),
    [JSON.stringify({ folder, port, throwAway: options.throwAway ?? false })],
    {
      execArgv: ['--import', 'tsx'],
      detached: true, // Outside the terminal's process group, so that Ctrl-C reaches the shop first and the database last.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  )
  await ready(supervisor)
  supervisor.unref()
  supervisor.channel?.unref()
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop: () => stop(supervisor) }
}

const ready = (supervisor: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    supervisor.once('message', (message) => (message === 'ready' ? resolve() : reject(new Error(String(message)))))
    supervisor.once('exit', () => reject(new Error('The embedded Postgres did not start.')))
  })

function stop(supervisor: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (supervisor.exitCode !== null) return resolve()
    supervisor.ref()
    supervisor.once('exit', () => resolve())
    supervisor.disconnect()
  })
}

async function onServer(serverUrl: string, statement: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await statement(client)
  } finally {
    await client.end()
  }
}

/** Drops a database together with the connections that are still open. */
export const dropDatabase = (serverUrl: string, name: string): Promise<void> =>
  onServer(serverUrl, (client) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))

/** Drops every database whose name begins so. */
export const dropDatabases = (serverUrl: string, prefix: string): Promise<void> =>
  onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`)
  })

/** Creates the database when it is not there yet, empty or as a copy of another without connections; returns its URL. */
export async function ensureDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  await onServer(serverUrl, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    const from = template ? client.escapeIdentifier(template) : `template0 encoding 'UTF8'`
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)} template ${from}`)
  })
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).toString()
}

/**
 * Fills a database of this name once: a second caller waits for the first. It has the name only when it is filled, so a killed
 * caller leaves nothing half made. `fill` leaves no connection open.
 */
export const fillDatabase = (
  serverUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
  template?: string,
): Promise<void> =>
  withDatabaseLock(serverUrl, name, () =>
    onServer(serverUrl, async (client) => {
      const found = await client.query('select 1 from pg_database where datname = $1', [name])
      if (found.rowCount !== 0) return
      const unfinished = `${name}_unfinished`
      await dropDatabase(serverUrl, unfinished)
      await fill(await ensureDatabase(serverUrl, unfinished, template))
      await client.query(`alter database ${client.escapeIdentifier(unfinished)} rename to ${client.escapeIdentifier(name)}`)
    }),
  )
