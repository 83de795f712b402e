import 'server-only'
import { register } from '@/clients/account'
import { ApiError } from '@/clients/http'
import type { Sender } from '@/clients/trade'
import type { Accepted, AccountRegistration, RegistrationRequest } from '@/contracts/account'
import type { Shop } from '@/domain/shop'
import { fieldChecks } from './field-checks.server'

const ACCEPTED: Accepted = { accepted: true }

/**
 * Hands a registration on, built field by field (A-01, security 11): what a Keycloak document could carry besides
 * (`enabled`, `groups`, `requiredActions`, `attributes`) ends here. The answer is the same whoever asks for whatever
 * address. `now` in epoch milliseconds. Throws `ApiError` 422 naming every faulty field.
 */
export async function registerCustomer(shop: Shop, given: RegistrationRequest, sender: Sender, now: number): Promise<Accepted> {
  await register(registrationOf(shop, given, now), sender).catch(acceptKnownAddress)
  return ACCEPTED
}

function registrationOf(shop: Shop, given: RegistrationRequest, now: number): AccountRegistration {
  const checks = fieldChecks(shop, now)
  if (given.username !== given.email) checks.add('username', 'invalid')
  if (given.newsletter && !shop.market.switches.newsletter) checks.add('newsletter', 'newsletter_unavailable')
  const address = given.Address && checks.address('Address', given.Address)
  const payment = given.Payment && checks.payment('Payment', given.Payment)
  const birthDate = given.birthDate && checks.birthDate('birthDate', given.birthDate)
  checks.throwFaults()
  const { firstName, lastName, email, phone, newsletter } = given
  return {
    application: shop.market.applicationId,
    ...{ firstName, lastName, email, password: given.credentials[0].value },
    ...{ address, payment, birthDate, phone, newsletter },
  }
}

/** A platform that says that it knows the address already must not be heard saying so. */
function acceptKnownAddress(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error
}
