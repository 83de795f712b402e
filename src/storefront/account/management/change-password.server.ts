import 'server-only'
import { changePassword } from '@/clients/account'
import type { Sender } from '@/clients/trade'
import type { PasswordChangeRequest } from '@/contracts/account'
import { apiError } from '@/runtime/api-problem'
import { ownCustomer, type CustomerSession } from '@/storefront/account/session/require-customer.server'

/** Changes the password of the session's own user; an id or address of another user is a 404. */
export async function changeOwnPassword(
  { customerId, accessToken }: CustomerSession,
  { userId, email, password, currentPassword }: PasswordChangeRequest,
  sender: Sender,
): Promise<void> {
  if (userId !== customerId) throw apiError(404, 'not_found')
  await ownCustomer({ ...sender, accessToken }, (customer) => customer.email.toLowerCase() === email)
  await changePassword(accessToken, { password, currentPassword }, sender)
}
