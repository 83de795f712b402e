import { endpoint } from '@/app/api/endpoint'
import { forgotPassword } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { Accepted, PasswordForgotRequest } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { ApiError } from '@/http/api-problem'
import { reply } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/forgotPasswordMail',
  summary: 'Sends the mail with a reset link. The answer is the same for known and unknown addresses.',
  who: 'anyone',
  accounts: true,
  body: { PasswordForgotRequest },
  platformLimits: ['POST /account/forgotPasswordMail'],
  answers: { 202: { json: { Accepted } } },
  run: async ({ shop, body, sender }) => reply(202, await sendResetMail(shop, body.email, sender)),
})

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
