import { endpoint } from '@/app/api/endpoint'
import { PhoneContactRequest } from '@/contracts/customers'
import { addPhone, changePhone } from '@/storefront/account/management/change-person.server'

export const POST = endpoint({
  rule: 'POST /api/customers/phone_contacts',
  accounts: true,
  customer: true,
  body: PhoneContactRequest,
  run: async ({ body, customer: { accessToken }, sender }) =>
    Response.json(await addPhone(body, { accessToken, ...sender }), { status: 201 }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/phone_contacts',
  accounts: true,
  customer: true,
  body: PhoneContactRequest,
  run: ({ body, customer: { accessToken }, sender }) => changePhone(body, { accessToken, ...sender }),
})
