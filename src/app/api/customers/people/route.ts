import { endpoint } from '@/app/api/endpoint'
import { Person, PersonPatch } from '@/contracts/customers'
import { ok } from '@/http/reply'
import { changePerson } from '@/storefront/account/management/change-person.server'

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/customers/people',
  summary: 'The birth date, at least 18 years ago.',
  who: 'customer',
  checks: ['own ids'],
  body: { PersonPatch },
  answers: { 200: { json: { Person } } },
  problems: { 404: ['not_found'], 422: ['invalid_request', 'under_age'] },
  run: async ({ shop, body, customer: { accessToken }, sender }) =>
    ok(await changePerson(shop, body, { accessToken, ...sender }, Date.now())),
})
