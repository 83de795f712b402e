import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { type Assume, type SQL, sql } from 'drizzle-orm'
import { commitTransaction, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import type { QueryResult, QueryResultRow } from 'pg'

/** `payload.db` with its real type; Payload types it as the general adapter. The only cast of this kind. */
export const getPostgres = (payload: Payload): PostgresAdapter => payload.db as unknown as PostgresAdapter

type Connection = Pick<PostgresAdapter['drizzle'], 'execute'>
type Session = Readonly<{
  execute: <Row extends Record<string, unknown>>(query: SQL) => Promise<QueryResult<Assume<Row, QueryResultRow>>>
}>

/**
 * The database session of a request's transaction, or the pool outside of one. Statements of a transaction are queued, so a
 * caller may start two at once.
 */
export async function openTransaction(req: PayloadRequest): Promise<Session> {
  const adapter = getPostgres(req.payload)
  const session = req.transactionID ? adapter.sessions[await req.transactionID] : undefined
  return session ? oneByOne(session.db) : adapter.drizzle
}

/** Serialises writes to one member of staff until the transaction ends. It is the row lock that a write takes too. */
export async function lockMember(req: PayloadRequest, id: number | string): Promise<void> {
  const session = await openTransaction(req)
  await session.execute(sql`select from staff where id = ${id} for no key update`)
}

const lastOf = new WeakMap<Connection, Promise<unknown>>()

const oneByOne = (connection: Connection): Session => ({
  execute: <Row extends Record<string, unknown>>(query: SQL) => {
    const run = async () => connection.execute<Row>(query)
    const result = (lastOf.get(connection) ?? Promise.resolve()).then(run, run)
    lastOf.set(connection, result)
    return result
  },
})

/** Runs work in a transaction of the request, or in the one that it already has; all of it is stored, or nothing. */
export async function inTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  const mine = await initTransaction(req)
  try {
    const result = await work()
    if (mine) await commitTransaction(req)
    return result
  } catch (error) {
    if (mine) await killTransaction(req)
    throw error
  }
}
