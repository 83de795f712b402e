import { register } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import {
  Accepted,
  type AccountRegistration,
  ActivationAnswer,
  CustomerActivation,
  RegistrationRequest,
} from '@trade-in-shop/contracts/account'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import { ApiError } from '@/http/api-problem'
import { fieldChecks } from '@/storefront/account/management/field-checks.server'
import { activate, activateByIdentifier } from '@/storefront/account/register/activate.server'
import { IDENTIFIER, MAILED_TOKEN } from './api-headers'
import { DEFAULT_LIMITS, endpoint, type OwnEndpoint } from './own-endpoint'

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

export const registrationApi: readonly OwnEndpoint[] = [
  endpoint({
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
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/activateRegistration',
    summary: 'Activates by the token of the mail. An invalid token is answered by `activated: false`.',
    who: 'holder',
    accounts: true,
    headers: [MAILED_TOKEN],
    answers: { 200: { json: { ActivationAnswer } } },
    problems: { 400: ['token_missing'] },
    run: async ({ request, sender }) => ok(await activate(request, sender)),
  }),
  /** Safe to repeat. The identifier is in a header, which scanners that open the links of mails do not send. */
  endpoint({
    method: 'GET',
    path: '/api/activateCustomerByIdentifier',
    summary: 'Activates by the identifier of a customer. Safe to repeat.',
    who: 'holder',
    accounts: true,
    limits: DEFAULT_LIMITS,
    headers: [IDENTIFIER],
    answers: { 200: { json: { CustomerActivation } } },
    problems: { 400: ['token_missing'] },
    run: async ({ request, sender }) => ok(await activateByIdentifier(request, sender)),
  }),
]
