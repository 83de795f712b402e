import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { keepMembersWhole } from './keep-members-whole'

/**
 * Payload's adapter. It reports a failed connection twice: to its caller, and through a promise that only transactions wait
 * for. At a start without a database nothing waits for the second one, and the unhandled rejection would end the process
 * (F3, F28).
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
