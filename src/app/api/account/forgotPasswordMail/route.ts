import { endpoint } from '@/app/api/endpoint'
import { PasswordForgotRequest } from '@/contracts/account'
import { sendResetMail } from '@/storefront/account/password/send-reset-mail.server'

export const POST = endpoint({
  rule: 'POST /api/account/forgotPasswordMail',
  accounts: true,
  body: PasswordForgotRequest,
  run: async ({ shop, body, sender }) => Response.json(await sendResetMail(shop, body.email, sender), { status: 202 }),
})
