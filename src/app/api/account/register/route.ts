import { endpoint } from '@/app/api/endpoint'
import { register } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { Accepted, type AccountRegistration, RegistrationRequest } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { ApiError } from '@/http/api-problem'
import { reply } from '@/http/reply'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/register',
  summary: 'Registers. The answer is the same for known and unknown addresses; a mail says how it goes on.',
  who: 'anyone',
  accounts: true,
  body: { RegistrationRequest },
  platformLimits: ['POST /account/register'],
  answers: { 202: { json: { Accepted } } },
  problems: { 422: ['invalid_request', 'under_age', 'common_password'] },
  run: async ({ shop, body, sender }) => reply(202, await registerCustomer(shop, body, sender, Date.now())),
})

const ACCEPTED: Accepted = { accepted: true }

/**
 * Registers, passing on named fields only (A-01, security 11): other Keycloak fields (`enabled`, `groups`,
 * `requiredActions`, `attributes`) are dropped. The answer is the same for known and unknown addresses. `now` in epoch
 * milliseconds. Throws `ApiError` 422 with every faulty field.
 */
async function registerCustomer(shop: Shop, given: RegistrationRequest, sender: Sender, now: number): Promise<Accepted> {
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
  checks.throwProblems()
  const { firstName, lastName, email, phone, newsletter } = given
  return {
    application: shop.market.applicationId,
    ...{ firstName, lastName, email, password: given.credentials[0].value },
    ...{ address, payment, birthDate, phone, newsletter },
  }
}

/** Hides a 409 of the platform, which would reveal that the address is known. */
function acceptKnownAddress(error: unknown): void {
  if (!(error instanceof ApiError) || error.status !== 409) throw error
}
