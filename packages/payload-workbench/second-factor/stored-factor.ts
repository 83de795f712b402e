import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { inTransaction, lockMember } from '@trade-in-shop/payload-workbench/saving/transaction'
import { unseal } from './secret-box'

const Row = z.object({
  totpSecret: z.string().nullish(),
  totpConfirmedAt: z.string().nullish(),
  totpLastStep: z.number().nullish(),
  recoveryCodes: z.array(z.string()).nullish(),
})

/** The second factor of a member of staff; `confirmed` once a first code has shown that the phone has the key. */
export type StoredFactor = Readonly<{ key: string | null; confirmed: boolean; lastPeriod: number; recovery: readonly string[] }>

/** The stored second factor, read in the request's own transaction; null when none was ever begun. */
export async function storedFactor(req: PayloadRequest, id: number | string): Promise<StoredFactor | null> {
  const found: unknown = await req.payload.db.findOne({ collection: 'staff', where: { id: { equals: id } }, req })
  const row = Row.parse(found ?? {})
  if (!row.totpSecret) return null
  return {
    key: unseal(row.totpSecret, String(id), req.payload.config.secret),
    confirmed: Boolean(row.totpConfirmedAt),
    lastPeriod: row.totpLastStep ?? 0,
    recovery: row.recoveryCodes ?? [],
  }
}

/** True when a login of this person needs a code. */
export const hasSecondFactor = async (req: PayloadRequest, id: number | string): Promise<boolean> =>
  (await storedFactor(req, id))?.confirmed === true

/** Ends all sessions of a member of staff who is moved to the bin, and takes back the address of a mail for a new password. */
export const endSessions: CollectionAfterDeleteHook = ({ id, req }) =>
  writeRow(req, id, () => ({ sessions: [], resetPasswordToken: null, resetPasswordExpiration: null }))

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
