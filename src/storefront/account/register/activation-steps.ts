import { ActivationAnswer, CustomerActivation, HEADER_TOKEN } from '@/contracts/account'
import { ownApi, OwnApiError } from '@/storefront/kit/own-api'

export type ActivationEnd = 'active' | 'already' | 'missing' | 'invalid'

/** Problem codes that concern the link itself, so that trying again does not help. */
const ENDS: Readonly<Record<string, ActivationEnd>> = {
  token_missing: 'missing',
  token_invalid: 'invalid',
  expired: 'invalid',
  gone: 'invalid',
  not_found: 'invalid',
}

/**
 * Activates an account by the token of the mail: first the registration, then its customer by the identifier in
 * the answer. A malformed token is `invalid` without a request. Throws as `ownApi` does when the service does not
 * answer.
 */
export async function activate(token: string): Promise<ActivationEnd> {
  if (token === '') return 'missing'
  if (!HEADER_TOKEN.test(token)) return 'invalid'
  try {
    const registration = await ownApi({
      method: 'POST',
      path: '/api/account/activateRegistration',
      headers: { Token: token },
      answer: ActivationAnswer,
    })
    if (!registration.activated) return 'invalid'
    const customer = await ownApi({
      path: '/api/activateCustomerByIdentifier',
      headers: { identifier: registration.token },
      answer: CustomerActivation,
    })
    if (!customer.activated) return 'invalid'
    return registration.already ? 'already' : 'active'
  } catch (error) {
    const end = error instanceof OwnApiError ? ENDS[error.code] : undefined
    if (end) return end
    throw error
  }
}
