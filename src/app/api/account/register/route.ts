import { endpoint } from '@/app/api/endpoint'
import { Accepted, RegistrationRequest } from '@/contracts/account'
import { reply } from '@/runtime/reply'
import { registerCustomer } from '@/storefront/account/register/register-customer.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/register',
  summary: 'Registers. The answer is the same for known and unknown addresses; a mail says how it goes on.',
  who: 'anyone',
  accounts: true,
  body: { RegistrationRequest },
  limit: 'registrations of a visitor',
  answers: { 202: { json: { Accepted } } },
  problems: { 422: ['invalid_request', 'under_age', 'common_password'] },
  run: async ({ shop, body, sender }) => reply(202, await registerCustomer(shop, body, sender, Date.now())),
})
