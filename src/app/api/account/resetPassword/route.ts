import { endpoint } from '@/app/api/endpoint'
import { resetPassword } from '@/clients/account'
import { PasswordResetRequest } from '@/contracts/account'
import { withDevice } from '@/storefront/account/session/device.server'
import { requireHeaderToken } from '@/storefront/account/session/header-token.server'

export const POST = endpoint({
  rule: 'POST /api/account/resetPassword',
  accounts: true,
  body: PasswordResetRequest,
  // The link in the mail proves that the visitor owns the account, so their browser becomes a known device.
  run: ({ shop, request, body, sender }) =>
    withDevice(shop, sender, async (from) => {
      await resetPassword(requireHeaderToken(request, 'token'), body.password, from)
      return new Response(null, { status: 204 })
    }),
})
