import { endpoint } from '@/app/api/endpoint'
import { PasswordChangeRequest } from '@/contracts/account'
import { changeOwnPassword } from '@/storefront/account/change-password.server'

export const POST = endpoint({
  rule: 'POST /api/account/changePassword',
  accounts: true,
  customer: true,
  body: PasswordChangeRequest,
  run: async ({ body, customer, clientKey, requestId }) => {
    await changeOwnPassword(customer, body, { clientKey, requestId })
    return new Response(null, { status: 204 })
  },
})
