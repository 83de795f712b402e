import { endpoint } from '@/app/api/endpoint'
import { resetPassword } from '@/clients/account'
import { PasswordResetRequest } from '@/contracts/account'
import { requireHeaderToken } from '@/storefront/account/header-token.server'

export const POST = endpoint({
  rule: 'POST /api/account/resetPassword',
  accounts: true,
  body: PasswordResetRequest,
  run: async ({ request, body, clientKey, requestId }) => {
    await resetPassword(requireHeaderToken(request, 'token'), body.password, { clientKey, requestId })
    return new Response(null, { status: 204 })
  },
})
