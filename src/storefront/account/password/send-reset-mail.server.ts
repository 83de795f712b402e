import 'server-only'
import { forgotPassword } from '@/clients/account'
import { ApiError } from '@/runtime/api-problem'
import type { Sender } from '@/clients/trade'
import type { Accepted } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'

const ACCEPTED: Accepted = { accepted: true }

/** Sends the mail with the reset link, in the host's language. Known and unknown addresses get the same answer. */
export async function sendResetMail(
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
