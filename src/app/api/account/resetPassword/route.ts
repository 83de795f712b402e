import { endpoint } from '@/app/api/endpoint'
import { DEVICE_COOKIE, MAILED_TOKEN } from '@/app/api/api-headers'
import { resetPassword } from '@/clients/account-client'
import { PasswordResetRequest } from '@/contracts/account'
import { empty } from '@/http/reply'
import { withDevice, requireHeaderToken } from '@/storefront/account/session/device.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/resetPassword',
  summary: 'Sets a new password by the one-use token of the mail.',
  who: 'holder',
  accounts: true,
  headers: [MAILED_TOKEN, DEVICE_COOKIE],
  body: { PasswordResetRequest },
  answers: { 204: 'empty' },
  problems: { 400: ['token_missing'], 422: ['token_invalid', 'common_password'] },
  // The link in the mail proves that the visitor owns the account, so their browser becomes a known device.
  run: ({ shop, request, body, sender }) =>
    withDevice(shop, sender, async (from) => {
      await resetPassword(requireHeaderToken(request, 'token'), body.password, from)
      return empty()
    }),
})
