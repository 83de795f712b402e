import { endpoint } from '@/app/api/endpoint'
import { resetPassword } from '@/clients/account'
import { PasswordResetRequest } from '@/contracts/account'
import { withDevice } from '@/storefront/account/device.server'
import { requireHeaderToken } from '@/storefront/account/header-token.server'

export const POST = endpoint({
  rule: 'POST /api/account/resetPassword',
  accounts: true,
  body: PasswordResetRequest,
  // Whoever has the mail's link owns the account: their browser is a known device from then on.
  run: ({ shop, request, body, sender }) =>
    withDevice(shop, sender, async (from) => {
      await resetPassword(requireHeaderToken(request, 'token'), body.password, from)
      return new Response(null, { status: 204 })
    }),
})
