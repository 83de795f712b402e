import { Pool, type PoolClient } from 'pg'
import { limitSession } from '@trade-in-shop/runtime/database-session'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { PatientPool } from '@trade-in-shop/runtime/patient-pool'
import { traceStatements } from '@trade-in-shop/runtime/tracing'

/** What a query function needs: the pool, or a client inside a transaction. */
export type Db = Pick<PoolClient, 'query'>

const CONNECT_MS = 1000
/** The catalogue lies in memory: with the figure for a disk, a search of many short words reads all devices in place of an index. */
const PAGE_COST = 1.1

/**
 * A pool whose limits stop a frozen Postgres from holding requests (security 14). `patient` is for migrations and seeds: no
 * statement limit.
 */
export function createPool(
  url: string,
  options: { max?: number; patient?: boolean; onError?: (error: Error) => void; warn?: (line: string) => void } = {},
): Pool {
  const limits = options.patient ? { statementMs: 0, idleMs: MINUTE } : { statementMs: 2000, idleMs: 5000, pageCost: PAGE_COST }
  const config = {
    connectionString: url,
    max: options.max ?? 10,
    keepAlive: true,
    application_name: 'platform',
    onConnect: limitSession({ ...limits, warn: options.warn }),
  }
  const pool = options.patient ? new Pool({ ...config, connectionTimeoutMillis: 10_000 }) : new PatientPool(config, CONNECT_MS)
  // Without listeners a restart of Postgres ends the process; the pool's own listener covers idle connections only.
  const onError = options.onError ?? (() => undefined)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('connect', traceStatements)
  return pool
}

/** Runs `fn` in one transaction: commit when it resolves, roll back when it throws. */
export async function inTransaction<Result>(pool: Pool, fn: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await fn(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}

/** Does the work of an address that is known (or unknown) and rolls it back, so that both take as long. */
export async function decoy(db: Db, work: () => Promise<unknown>): Promise<void> {
  await db.query('savepoint decoy')
  await work()
  await db.query('rollback to savepoint decoy')
}
