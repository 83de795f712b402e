import type { PayloadRequest } from 'payload'
import { inTransaction, lockMember } from '@/collections/saving/transaction'

/**
 * Changes a row of `staff` without the collection's hooks, as Payload's own login does. Writes the whole row, because a
 * partial write deletes the lists that it omits. A session that begins or ends is no edit, so `updatedAt` stays. The row is
 * locked between the read and the write.
 */
export function writeRow(
  req: PayloadRequest,
  id: number | string,
  change: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
): Promise<void> {
  return inTransaction(req, async () => {
    await lockMember(req, id)
    const row = await req.payload.db.findOne<Record<string, unknown> & { id: number }>({
      collection: 'staff',
      where: { id: { equals: id } },
      req,
    })
    if (row === null) return
    const data = { ...row, ...change(row), updatedAt: null }
    await req.payload.db.updateOne({ collection: 'staff', id, data, req, returning: false })
  })
}
