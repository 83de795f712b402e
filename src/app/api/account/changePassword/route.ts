import { endpoint } from '@/app/api/endpoint'
import { PasswordChangeRequest } from '@/contracts/account'
import { changeOwnPassword } from '@/storefront/account/management/change-password.server'

export const POST = endpoint({
  rule: 'POST /api/account/changePassword',
  accounts: true,
  customer: true,
  body: PasswordChangeRequest,
  run: async ({ body, customer, sender }) => {
    await changeOwnPassword(customer, body, sender)
    return new Response(null, { status: 204 })
  },
})
