import { Accepted, AccountRegistration, ActivationAnswer, CustomerActivation } from '@trade-in-shop/contracts/account'
import { ok, reply } from '@trade-in-shop/contracts/endpoint'
import { endpoint, type Endpoint } from '@platform/http/platform-endpoint'
import { IDENTIFIER, MAILED_TOKEN, tokenIn } from '@platform/http/request-headers'
import { readAttemptLimit } from '@platform/limits/attempts'
import { declaredLimit } from '@platform/limits/store-or-memory'
import { identifyVisitor } from '@platform/limits/visitor'
import { activateRegistration, isActive, register } from './registration'

/** Registration and activation. No answer reveals whether an address has an account. */
export const registrationEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: '/account/register',
    summary: 'Asks for an account; the link in the mail makes it. The same answer for every address.',
    who: 'anyone',
    body: { AccountRegistration },
    limits: [declaredLimit('visitor', readAttemptLimit('registration'))],
    answers: { 202: { json: { Accepted } } },
    problems: { 400: ['unknown_application'], 422: ['invalid_request', 'under_age', 'common_password'] },
    run: async ({ platform, body, headers }) => {
      await register(platform, body, identifyVisitor(headers))
      return reply(202, { accepted: true as const })
    },
  }),
  endpoint({
    method: 'POST',
    path: '/account/activateRegistration',
    summary: 'Makes the account of a registration, once; again, it is active. A token that is no good is no error.',
    who: 'anyone',
    headers: [MAILED_TOKEN],
    answers: { 200: { json: { ActivationAnswer } } },
    problems: { 400: ['token_missing'] },
    run: async ({ platform, headers }) => {
      const token = tokenIn(headers, 'token')
      return ok(token === null ? { token: '', activated: false } : await activateRegistration(platform, token))
    },
  }),
  endpoint({
    method: 'GET',
    path: '/account/activateCustomerByIdentifier',
    summary: 'Whether the account of a customer is active.',
    who: 'anyone',
    headers: [IDENTIFIER],
    answers: { 200: { json: { CustomerActivation } } },
    problems: { 400: ['token_missing'] },
    run: async ({ platform, headers }) => {
      const identifier = tokenIn(headers, 'identifier')
      return ok({ activated: identifier !== null && (await isActive(platform, identifier)) })
    },
  }),
]
