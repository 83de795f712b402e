import { endpoint } from '@/app/api/endpoint'
import { changePassword } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { PasswordChangeRequest } from '@/contracts/account'
import { apiError } from '@/http/api-problem'
import { empty } from '@/http/reply'
import { type CustomerSession, ownCustomer } from '@/storefront/account/session/require-customer.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/changePassword',
  summary: 'Changes the password of the session’s own user.',
  who: 'customer',
  checks: ['own ids', 'current password'],
  body: { PasswordChangeRequest },
  platformLimits: ['POST /account/changePassword'],
  answers: { 204: 'empty' },
  problems: { 404: ['not_found'], 422: ['wrong_password', 'common_password'] },
  run: async ({ body, customer, sender }) => {
    await changeOwnPassword(customer, body, sender)
    return empty()
  },
})

/** Changes the password of the session's own user; an id or address of another user is a 404. */
async function changeOwnPassword(
  { customerId, accessToken }: CustomerSession,
  { userId, email, password, currentPassword }: PasswordChangeRequest,
  sender: Sender,
): Promise<void> {
  if (userId !== customerId) throw apiError(404, 'not_found')
  await ownCustomer({ ...sender, accessToken }, (customer) => customer.email.toLowerCase() === email)
  await changePassword(accessToken, { password, currentPassword }, sender)
}
