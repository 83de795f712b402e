import { endpoint } from '@/app/api/endpoint'
import { PhoneContact, PhoneContactRequest } from '@/contracts/customers'
import { ok, reply } from '@/http/reply'
import { addPhone, changePhone } from '@/storefront/account/management/change-person.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/customers/phone_contacts',
  summary: 'The first phone number.',
  who: 'customer',
  checks: ['own id'],
  body: { PhoneContactRequest },
  answers: { 201: { json: { PhoneContact } } },
  problems: { 404: ['not_found'], 422: ['invalid_request'] },
  run: async ({ body, customer: { accessToken }, sender }) => reply(201, await addPhone(body, { accessToken, ...sender })),
})

export const PATCH = endpoint({
  method: 'PATCH',
  path: '/api/customers/phone_contacts',
  summary: 'Another phone number.',
  who: 'customer',
  checks: ['own ids'],
  body: { PhoneContactRequest },
  answers: { 200: { json: { PhoneContact } } },
  problems: { 404: ['not_found'], 422: ['invalid_request'] },
  run: async ({ body, customer: { accessToken }, sender }) => ok(await changePhone(body, { accessToken, ...sender })),
})
