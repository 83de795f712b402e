import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import pg from 'pg'
import { PatientPool } from './database-pool'
import { keepMembersWhole } from './keep-members-whole'

/** Payload's types of `pg` are of another version than ours; the module is the same. */
const patientPg = { ...pg, Pool: PatientPool } as unknown as NonNullable<PostgresAdapterArgs['pg']>

/**
 * Payload's adapter. It reports a failed connection twice: to its caller, and through a promise that only transactions wait
 * for. At a start without a database nothing waits for the second one, and the unhandled rejection would end the process
 * (F3, F28).
 */
export function databaseAdapter(args: PostgresAdapterArgs): ReturnType<typeof postgresAdapter> {
  const database = postgresAdapter({ ...args, pg: patientPg })
  return {
    ...database,
    init: (start) => {
      const adapter = database.init(start)
      adapter.initializing.catch(() => undefined)
      return keepMembersWhole(adapter)
    },
  }
}
