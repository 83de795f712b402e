import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { postgresOf } from '@/collections/database-pool'

type Session = Pick<PostgresAdapter['drizzle'], 'execute'>

/** The database session of a save's own transaction, or the pool's outside of one. */
export async function transactionOf(req: PayloadRequest): Promise<Session> {
  const adapter = postgresOf(req.payload)
  const session = req.transactionID ? adapter.sessions[await req.transactionID] : undefined
  return session?.db ?? adapter.drizzle
}
