import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/collections/hooks/in-transaction'
import { lockMember } from '@/collections/hooks/lock-member'

/**
 * Changes a row of `staff` beneath the collection's hooks, as Payload's own login does: whole, because a part of a row
 * takes the lists away that it does not name. A session that begins or ends is no edit: `updatedAt` stays. Nobody else
 * writes between the read and the write.
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
