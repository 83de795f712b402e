import type { Payload } from 'payload'
import { Pool, type PoolClient } from 'pg'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { limitSession, type DatabaseSession } from '@trade-in-shop/runtime/database-session'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { traceStatements } from '@trade-in-shop/runtime/tracing'
import { untilAborted } from '@trade-in-shop/runtime/until-aborted'

const CONNECT_MS = 2000
const UNUSED_MS = MINUTE

/** Settings of the CMS's connection pool: a hung or lost database fails a request within 2.5 s (security 14). */
export const databasePool = (connectionString: string) => ({
  connectionString,
  max: 10,
  // Frees the place of a connection that is never made; requests give up after `CONNECT_MS`.
  connectionTimeoutMillis: 5000,
  idleTimeoutMillis: UNUSED_MS,
  query_timeout: 2500,
  keepAlive: true,
  onConnect: async (client: DatabaseSession) => {
    await limitSession({ statementMs: 2000, idleMs: 5000, warn: (line) => makeLogger('cms').warn(line) })(client)
    traceStatements(client)
  },
})

type Answer = (error: Error | undefined, client: PoolClient | undefined, release: PoolClient['release']) => void

/**
 * Gives up on a connection after two seconds, in which time of our own busy event loop does not count: the pool's own timer would
 * fire before an answer of Postgres is read, and each render or picture that holds the loop would fail a screen of the staff.
 */
export class PatientPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(answer: Answer): void
  override connect(answer?: Answer): Promise<PoolClient> | void {
    const connecting = this.connectInTime()
    if (!answer) return connecting
    connecting.then(
      (client) => answer(undefined, client, client.release.bind(client)),
      (error: Error) => answer(error, undefined, () => undefined),
    )
  }

  private async connectInTime(): Promise<PoolClient> {
    const connecting = super.connect()
    const deadline = loopDeadline(CONNECT_MS)
    try {
      return await untilAborted(deadline.signal, connecting)
    } catch (error) {
      if (!deadline.signal.aborted) throw error
      connecting.then((client) => client.release()).catch(() => undefined)
      throw new Error('timeout exceeded when trying to connect')
    } finally {
      deadline.clear()
    }
  }
}

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
