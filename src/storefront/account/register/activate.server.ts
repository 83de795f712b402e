import 'server-only'
import { activateCustomer, activateRegistration } from '@/clients/account-client'
import { ApiError, apiError } from '@/http/api-problem'
import type { Sender } from '@/clients/trade-client'
import type { ActivationAnswer, CustomerActivation } from '@trade-in-shop/contracts/account'
import { headerToken } from '@/storefront/account/session/device.server'

/** The platform's answers for a token that it cannot read, has never issued or has revoked. */
const isNoToken = (error: unknown) => error instanceof ApiError && [400, 404, 410, 422].includes(error.status)

/** Activates by the token of the mail. An invalid token gives `activated: false`, never an error (E-05). */
export async function activate(request: Request, sender: Sender): Promise<ActivationAnswer> {
  const token = headerToken(request, 'token')
  if (token === null) return { token: '', activated: false }
  try {
    const answer = await activateRegistration(token, sender)
    // An activated registration without a token cannot go on to its customer, so it counts as a problem of the platform.
    if (answer.activated && answer.token === '') throw apiError(503, 'unavailable')
    return answer
  } catch (error) {
    if (isNoToken(error)) return { token: '', activated: false }
    throw error
  }
}

export async function activateByIdentifier(request: Request, sender: Sender): Promise<CustomerActivation> {
  const identifier = headerToken(request, 'identifier')
  if (identifier === null) return { activated: false }
  try {
    return await activateCustomer(identifier, sender)
  } catch (error) {
    if (isNoToken(error)) return { activated: false }
    throw error
  }
}
