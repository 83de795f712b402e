import { endpoint } from '@/app/api/endpoint'
import { PasswordChangeRequest } from '@/contracts/account'
import { empty } from '@/runtime/reply'
import { changeOwnPassword } from '@/storefront/account/management/change-password.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/changePassword',
  summary: 'Changes the password of the session’s own user.',
  who: 'customer',
  checks: ['own ids', 'current password'],
  body: { PasswordChangeRequest },
  limit: 'wrong passwords of a customer',
  answers: { 204: 'empty' },
  problems: { 404: ['not_found'], 422: ['wrong_password', 'common_password'] },
  run: async ({ body, customer, sender }) => {
    await changeOwnPassword(customer, body, sender)
    return empty()
  },
})
