import {
  addDataAndFileToRequest,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import * as z from 'zod'
import { cleanEmail } from '@trade-in-shop/contracts/clean-text'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockSaves } from '@/collections/saving/keep-others-work'
import { writeEntry } from '@/collections/saving/write-entry'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { parseAccount, consumeAttempt } from './login-rate-limit'

const ResetRequest = z.object({ email: z.string().overwrite(cleanEmail).max(200) })

/**
 * Sends the mail without waiting for it: it takes a second or two, and only addresses of staff get one, so the time would
 * reveal who works here.
 */
function send({ i18n, payload, t }: PayloadRequest, email: string): void {
  // `i18n` and `t` make the mail use the language of the form.
  payload.forgotPassword({ collection: 'staff', data: { email }, req: { i18n, t } }).catch((error: unknown) => {
    payload.logger.error({ msg: 'A mail for a new password was not sent', reason: errorMessage(error) })
  })
}

/** Replaces Payload's endpoint: answers every address alike and in the same time (security 18). */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // The admin's form sends form fields, not JSON.
    await addDataAndFileToRequest(req)
    const asked = ResetRequest.safeParse(req.data)
    if (!asked.success) throw cmsProblem(req, 'badRequest')
    const { email } = asked.data
    await consumeAttempt(req, 'mail', parseAccount({ email }))
    if (email !== '') send(req, email)
    return Response.json({ message: req.t('general:success') })
  },
}

const RESETTING = 'resettingPassword'
const HIDDEN = '•••'

const Reset = z.object({ data: z.object({ token: z.string().min(1) }) })

/** Waits for a save of the record that has checked the old password and would replace the new one. */
async function lockRecord(req: PayloadRequest, args: unknown): Promise<void> {
  const reset = Reset.safeParse(args)
  if (!reset.success) return
  const where = { resetPasswordToken: { equals: reset.data.data.token } }
  const member = await req.payload.db.findOne({ collection: 'staff', where, req })
  if (member) await lockSaves(req, 'staff', member.id)
}

/** A password reset by mail runs no hooks of a save; it ends with a login in the same transaction. */
export const noteReset: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return args
  await lockRecord(req, args)
  req.context[RESETTING] = true
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
