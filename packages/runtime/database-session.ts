import { Client } from 'pg'
import { processWide } from './process-wide'

/** Limits of a server or a role that would end a transaction that only waits. Not every version has each of them. */
const UNLIMITED = `
  select set_config(name, '0', true) from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`

/**
 * Runs `work` while no other process has the lock of this name; a second caller waits. The lock belongs to a transaction that is
 * open meanwhile: behind a transaction pooler a lock of the session would stay on a connection that others use next. `work` uses
 * connections of its own.
 */
export async function withDatabaseLock<Result>(url: string, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: `lock ${name}` })
  client.on('error', () => undefined) // A lost connection frees the lock; the work has connections of its own.
  await client.connect()
  try {
    await client.query('begin')
    await client.query(UNLIMITED)
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [name])
    return await work()
  } finally {
    await client.query('rollback').catch(() => undefined)
    await client.end()
  }
}

/** Refuses a database of the time before release 1.0.0, whose first migration has the name `first`. */
export function refuseOlderDatabase(applied: ReadonlySet<string>, first: string): void {
  if (applied.size > 0 && !applied.has(first))
    throw new Error(
      'This database is older than release 1.0.0 and cannot be carried over: make an empty one (npm run demo -- --fresh)',
    )
}

const LIMITS = `
  select pg_backend_pid() as pid, current_setting('statement_timeout') = '0' as "isUnlimited",
    case when pg_backend_pid() = $1 then set_config('statement_timeout', $2, false) end,
    case when pg_backend_pid() = $1 then set_config('idle_in_transaction_session_timeout', $3, false) end,
    case when pg_backend_pid() = $1 and $4::text <> '' then set_config('random_page_cost', $4, false) end`

const pooler = processWide('runtime.pooler', () => ({ isThere: false, isReported: false }))

/** Every connection holds each of them: six markets need fifteen. */
const MAX_PREPARED = 50
const names = processWide('runtime.prepared', () => new Map<string, string>())

/**
 * A statement that a connection parses and plans once; behind a pooler, and beyond the first fifty texts, one that is planned each
 * time. Only for statements whose plan does not depend on their values.
 */
export function prepared(text: string, values: unknown[]): { name?: string; text: string; values: unknown[] } {
  if (pooler.isThere) return { text, values }
  const name = names.get(text) ?? (names.size < MAX_PREPARED ? `prepared-${names.size}` : undefined)
  if (name) names.set(text, name)
  return { name, text, values }
}

/** Payload brings its own types of `pg`. */
export type DatabaseSession = Readonly<{
  query: (sql: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}>
type Limits = Readonly<{
  statementMs: number
  idleMs: number
  /** What the planner reckons for a page out of turn, of one in turn; without it the server's own figure, 4 for a disk that turns. */
  pageCost?: number
  warn?: (line: string) => void
}>

/**
 * For `onConnect` of a pool: sets the limits of a new connection in ms, 0 for none. Not as parameters of the start, which pgbouncer
 * refuses. A pooler, known by a process id of its own, gives the connection to others too: there the role has to bring the limit of
 * statements, and one line says so.
 */
export const limitSession =
  ({ statementMs, idleMs, pageCost, warn }: Limits) =>
  async (client: DatabaseSession): Promise<void> => {
    const own = 'processID' in client ? client.processID : null
    const { rows } = await client.query(LIMITS, [own, String(statementMs), String(idleMs), String(pageCost ?? '')])
    if (rows[0]?.pid === own) return
    pooler.isThere = true
    if (pooler.isReported || statementMs === 0 || !rows[0]?.isUnlimited) return
    pooler.isReported = true
    warn?.(
      `Postgres is behind a pooler and ends no statement that takes too long: alter role … set statement_timeout = '${statementMs}ms'`,
    )
  }
