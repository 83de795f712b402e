import { endpoint } from '@/app/api/endpoint'
import { PersonPatch } from '@/contracts/customers'
import { changePerson } from '@/storefront/account/management/change-person.server'

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/people',
  accounts: true,
  customer: true,
  body: PersonPatch,
  run: ({ shop, body, customer: { accessToken }, sender }) => changePerson(shop, body, { accessToken, ...sender }, Date.now()),
})
