import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { keepMembersWhole } from './keep-members-whole'

/**
 * Payload's adapter. A failed connection is told twice by it: to its caller, and through a promise that only transactions
 * wait for. Nobody hears the second one in a start without a database, and a rejection that nobody hears ends the process
 * (faults F3, F28).
 */
export function databaseAdapter(args: PostgresAdapterArgs): ReturnType<typeof postgresAdapter> {
  const database = postgresAdapter(args)
  return {
    ...database,
    init: (start) => {
      const adapter = database.init(start)
      adapter.initializing.catch(() => undefined)
      return keepMembersWhole(adapter)
    },
  }
}
