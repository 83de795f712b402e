import { postgresAdapter, type PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { sql } from 'drizzle-orm'
import { uniqueIndex } from 'drizzle-orm/pg-core'
import { isDeepStrictEqual } from 'node:util'
import type { DatabaseAdapter, FindOneArgs, PayloadRequest, TypeWithID } from 'payload'
import pg from 'pg'
import * as z from 'zod'
import { PatientPool } from '@trade-in-shop/runtime/patient-pool'
import { reportTransactionErrors } from './transactions'
import { BINNED, holdsPlace, isInBin } from '@/collections/saving/bin'
import { inTransaction, lockMember } from '@trade-in-shop/payload-workbench/saving/transaction'
import { isSwitchedOn } from '@/runtime/shortcuts'

type Row = Readonly<Record<string, unknown>>
type Session = Readonly<{ id: string }>
const Sessions = z.array(z.looseObject({ id: z.string() })).nullish()
const sessionsOf = ({ sessions }: Row): readonly Session[] => Sessions.parse(sessions) ?? []

/**
 * Merges a write that is based on an older state of a `staff` row: what the writer has changed since `read`, applied to the
 * row as it is `now`.
 */
export function mergedMember(read: Row, written: Row, now: Row): Row {
  const changed = Object.entries(written).filter(([name, value]) => !isDeepStrictEqual(value, read[name]))
  return { ...now, ...Object.fromEntries(changed), sessions: mergedSessions(read, written, now) }
}

/** Sessions that the writer or others have ended are removed; sessions that others have begun stay. */
function mergedSessions(read: Row, written: Row, now: Row): readonly Session[] {
  const [before, after, current] = [byId(read), byId(written), byId(now)]
  const newPassword = 'hash' in written && written.hash !== read.hash
  // Sessions belong to a password: none begins with a password that was replaced, and a new password ends all sessions that
  // its writer had not read.
  const stalePassword = !newPassword && now.hash !== read.hash
  const kept = [...current].flatMap(([id, session]) => {
    const wanted = after.get(id)
    if (wanted === undefined) return before.has(id) || newPassword ? [] : [session]
    return [isDeepStrictEqual(wanted, before.get(id)) ? session : wanted]
  })
  const begun = [...after.values()].filter(({ id }) => !before.has(id) && !current.has(id))
  return stalePassword ? kept : [...kept, ...begun]
}

const byId = (row: Row): ReadonlyMap<string, Session> => new Map(sessionsOf(row).map((session) => [session.id, session]))

type Store = Pick<DatabaseAdapter, 'findOne' | 'updateOne'>

/** Copies of the staff rows that a request has last read or written; callers change the rows they hold. */
const READ = new WeakMap<object, Map<string, Row>>()

function remember(req: PayloadRequest, id: unknown, row: unknown): void {
  const rows = READ.get(req) ?? new Map<string, Row>()
  READ.set(req, rows)
  if (isWhole(row)) rows.set(String(id), structuredClone(row))
  else rows.delete(String(id))
}

/** True for a whole row; a read of a few columns has no sessions. */
const isWhole = (row: unknown): row is Row => typeof row === 'object' && row !== null && 'sessions' in row
const isRequest = (req: Partial<PayloadRequest> | undefined): req is PayloadRequest => req?.payload !== undefined

/**
 * Payload reads a member of staff, works (a login checks the password before its transaction begins), and writes the whole
 * row back with its list of sessions. Of two logins at once the first lost its session, and a role or password changed in
 * between was overwritten. Here a request writes only what it has changed since it read the row.
 */
function keepMembersWhole<Adapter extends Store>(adapter: Adapter): Adapter {
  const plain: Store = { findOne: adapter.findOne.bind(adapter), updateOne: adapter.updateOne.bind(adapter) }
  const findOne = async <T extends TypeWithID>(args: FindOneArgs): Promise<T | null> => {
    const row = await plain.findOne<T>(args)
    const { collection, req } = args
    if (collection === 'staff' && isRequest(req) && isWhole(row)) remember(req, row.id, row)
    return row
  }
  const updateOne: Store['updateOne'] = async (args) => {
    const { collection, data, id, req } = args
    const read = collection === 'staff' && isRequest(req) && isWhole(data) && READ.get(req)?.get(String(id))
    if (!read || id === undefined || !isRequest(req)) return plain.updateOne(args)
    return inTransaction(req, async () => {
      await lockMember(req, id)
      const now: Row | null = await plain.findOne({ collection, where: { id: { equals: id } }, req })
      // Do not recreate a member of staff who was deleted meanwhile, and begin no session in the bin.
      if (now === null || (isInBin(now) && !isInBin(read))) return null
      const stored: unknown = await plain.updateOne({ ...args, data: { ...mergedMember(read, data, now) } })
      remember(req, id, args.returning === false ? data : stored)
      return stored
    })
  }
  return Object.assign(adapter, { findOne, updateOne })
}

/** Payload's types of `pg` are of another version than ours; the module is the same. */
const patientPg = { ...pg, Pool: PatientPool } as unknown as NonNullable<PostgresAdapterArgs['pg']>

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/** Unique keys of collections with a bin count only outside of it, so that a document in the bin holds no place. */
const uniqueOutsideBin: SchemaHook = ({ adapter, extendTable, schema }) => {
  for (const [name, { indexes = {} }] of Object.entries(adapter.rawTables)) {
    const table = schema.tables[name]
    if (!table || !BINNED.some((slug) => holdsPlace(slug) && name === slug.replace('-', '_'))) continue
    extendTable({
      table,
      extraConfig: (columns) =>
        Object.fromEntries(
          Object.entries(indexes).flatMap(([key, { name: index, on, unique }]) => {
            const [first, ...rest] = [on].flat().map((column) => columns[column])
            return unique && first
              ? [
                  [
                    key,
                    uniqueIndex(index)
                      .on(first, ...rest)
                      .where(sql`${columns.deletedAt} is null`),
                  ],
                ]
              : []
          }),
        ),
    })
  }
  return schema
}

/**
 * Payload's adapter. It reports a failed connection twice: to its caller, and through a promise that only transactions wait
 * for. At a start without a database nothing waits for the second one, and the unhandled rejection would end the process
 * (F3, F28).
 */
export function databaseAdapter(args: PostgresAdapterArgs): ReturnType<typeof postgresAdapter> {
  const database = postgresAdapter({ ...args, pg: patientPg, afterSchemaInit: [uniqueOutsideBin] })
  return {
    ...database,
    init: (start) => {
      const adapter = database.init(start)
      adapter.initializing.catch(() => undefined)
      return keepMembersWhole(isSwitchedOn('transaction-errors') ? reportTransactionErrors(adapter) : adapter)
    },
  }
}
