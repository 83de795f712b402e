import { changePassword, forgotPassword, resetPassword } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { Accepted, PasswordChangeRequest, PasswordForgotRequest, PasswordResetRequest } from '@trade-in-shop/contracts/account'
import { empty, reply } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import { apiError, ApiError } from '@/http/api-problem'
import { requireHeaderToken, withDevice } from '@/storefront/account/session/device.server'
import { type CustomerSession, ownCustomer } from '@/storefront/account/session/require-customer.server'
import { DEVICE_COOKIE, MAILED_TOKEN } from './api-headers'
import { endpoint, type OwnEndpoint } from './own-endpoint'

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

const ACCEPTED: Accepted = { accepted: true }

/** Sends the mail with the reset link, in the host's language. Known and unknown addresses get the same answer. */
async function sendResetMail(
  { market }: { market: Pick<Shop['market'], 'applicationId'> },
  email: string,
  sender: Sender,
): Promise<Accepted> {
  try {
    await forgotPassword({ email, application: market.applicationId }, sender)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
  return ACCEPTED
}

export const passwordApi: readonly OwnEndpoint[] = [
  endpoint({
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
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/forgotPasswordMail',
    summary: 'Sends the mail with a reset link. The answer is the same for known and unknown addresses.',
    who: 'anyone',
    accounts: true,
    body: { PasswordForgotRequest },
    platformLimits: ['POST /account/forgotPasswordMail'],
    answers: { 202: { json: { Accepted } } },
    run: async ({ shop, body, sender }) => reply(202, await sendResetMail(shop, body.email, sender)),
  }),
  endpoint({
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
  }),
]
