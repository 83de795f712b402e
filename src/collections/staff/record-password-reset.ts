import type { CollectionAfterLoginHook, CollectionBeforeOperationHook } from 'payload'
import { writeEntry } from '@/collections/saving/write-entry'

const RESETTING = 'resettingPassword'
const HIDDEN = '•••'

/** A password reset by mail runs no hooks of a save; it ends with a login in the same transaction. */
export const noteReset: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'resetPassword') req.context[RESETTING] = true
  return args
}

/** Records in the audit log that a member of staff has set a new password by mail (P-28). */
export const recordReset: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  if (req.context[RESETTING] !== true) return user
  req.context[RESETTING] = false
  const changes = { before: { loginPassword: HIDDEN }, after: { loginPassword: HIDDEN } }
  await writeEntry(req, { action: 'update', collection, id: user.id, doc: user, changes })
  return user
}
