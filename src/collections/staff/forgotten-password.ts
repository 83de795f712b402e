import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import * as z from 'zod'
import { accountOf, consumeAttempt } from './login-rate-limit'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { errorMessage } from '@/runtime/error-text'

const ResetRequest = z.object({ email: z.string().trim().max(200) })

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

/** Replaces Payload's endpoint: answers every address alike and in the same time (`security.md` 18). */
export const forgottenPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    // The admin's form sends form fields, not JSON.
    await addDataAndFileToRequest(req)
    const asked = ResetRequest.safeParse(req.data)
    if (!asked.success) throw cmsProblem(req, 'badRequest')
    const { email } = asked.data
    await consumeAttempt(req, 'mail', accountOf({ email }))
    if (email !== '') send(req, email)
    return Response.json({ message: req.t('general:success') })
  },
}
