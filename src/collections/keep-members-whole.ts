import type { DatabaseAdapter, FindOneArgs, PayloadRequest, TypeWithID } from 'payload'
import { inTransaction } from './hooks/in-transaction'
import { lockMember } from './hooks/staff/lock-member'
import { mergedMember, type Row } from './merged-member'

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
export function keepMembersWhole<Adapter extends Store>(adapter: Adapter): Adapter {
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
      // Do not recreate a member of staff who was deleted meanwhile.
      if (now === null) return null
      const stored: unknown = await plain.updateOne({ ...args, data: { ...mergedMember(read, data, now) } })
      remember(req, id, args.returning === false ? data : stored)
      return stored
    })
  }
  return Object.assign(adapter, { findOne, updateOne })
}
