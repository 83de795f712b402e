import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'

type Session = PostgresAdapter['sessions'][string]

/**
 * Makes an adapter say why a transaction failed. Payload's own begin drops the cause, so that a database that is away looks like an
 * error of the program, and its commit reports a save as stored whose connection was cut (F1).
 */
export function reportTransactionErrors(adapter: PostgresAdapter): PostgresAdapter {
  const beginTransaction: PostgresAdapter['beginTransaction'] = async () => {
    await adapter.initializing
    const begun = Promise.withResolvers<Session['db']>()
    const ended = Promise.withResolvers<void>()
    const done = adapter.drizzle.transaction(async (session) => {
      begun.resolve(session)
      await ended.promise
    })
    done.catch(begun.reject)
    const db = await begun.promise
    const id = randomUUID()
    adapter.sessions[id] = {
      db,
      resolve: async () => {
        ended.resolve()
        await done
      },
      reject: async () => {
        ended.reject(new Error('The transaction is rolled back'))
        await done.catch(() => undefined)
      },
    }
    return id
  }
  const commitTransaction: PostgresAdapter['commitTransaction'] = async (given) => {
    const id = await given
    const session = adapter.sessions[id]
    Reflect.deleteProperty(adapter.sessions, id)
    await session?.resolve()
  }
  return Object.assign(adapter, { beginTransaction, commitTransaction })
}
