import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { limitRepeats } from '@/runtime/quiet-log'

/** Settings of the CMS's connection pool: a hung or lost database fails a request within 2.5 s (`security.md` 14). */
export const databasePool = (connectionString: string) => ({
  connectionString,
  max: 10,
  connectionTimeoutMillis: 1000,
  statement_timeout: 2000,
  query_timeout: 2500,
  idle_in_transaction_session_timeout: 5000,
  keepAlive: true,
})

/** `payload.db` with its real type; Payload types it as the general adapter. The only cast of this kind. */
export const postgresOf = (payload: Payload): PostgresAdapter => payload.db as unknown as PostgresAdapter

/**
 * Without a listener a lost connection ends the process; with one it is a line in the log, at most every 10 s. The pool
 * reports idle connections only: one that is cut inside a transaction needs its own listener.
 */
export function watchPool(payload: Payload): void {
  const repeats = limitRepeats()
  const note = (error: Error) => {
    if (repeats('lost') === null) return
    payload.logger.error({ msg: 'The database connection was lost', reason: error.message })
  }
  const { pool } = postgresOf(payload)
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
}
