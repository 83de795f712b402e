import { endpoint } from '@/app/api/endpoint'
import { Accepted, PasswordForgotRequest } from '@/contracts/account'
import { reply } from '@/runtime/reply'
import { sendResetMail } from '@/storefront/account/password/send-reset-mail.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/forgotPasswordMail',
  summary: 'Sends the mail with a reset link. The answer is the same for known and unknown addresses.',
  who: 'anyone',
  accounts: true,
  body: { PasswordForgotRequest },
  limit: 'mails of a visitor and to an address',
  answers: { 202: { json: { Accepted } } },
  run: async ({ shop, body, sender }) => reply(202, await sendResetMail(shop, body.email, sender)),
})
