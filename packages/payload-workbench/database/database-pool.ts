import type { Payload } from 'payload'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { limitSession, type DatabaseSession } from '@trade-in-shop/runtime/database-session'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { traceStatements } from '@trade-in-shop/runtime/tracing'

/** Settings of the CMS's connection pool, a `PatientPool`. */
export const databasePool = (connectionString: string) => ({
  connectionString,
  max: 10,
  idleTimeoutMillis: MINUTE,
  keepAlive: true,
  onConnect: async (client: DatabaseSession) => {
    await limitSession({ statementMs: 2000, idleMs: 5000, warn: (line) => makeLogger('cms').warn(line) })(client)
    traceStatements(client)
  },
})

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
  const { pool } = getPostgres(payload)
  pool.on('error', note)
  pool.on('connect', (client) => client.on('error', note))
}
