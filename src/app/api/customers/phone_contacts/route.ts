import { endpoint } from '@/app/api/endpoint'
import { PhoneContactRequest } from '@/contracts/customers'
import { addPhone, changePhone } from '@/storefront/account/change-person.server'

export const POST = endpoint({
  rule: 'POST /api/customers/phone_contacts',
  accounts: true,
  customer: true,
  body: PhoneContactRequest,
  run: async ({ body, customer: { accessToken }, clientKey, requestId }) =>
    Response.json(await addPhone(body, { accessToken, clientKey, requestId }), { status: 201 }),
})

export const PATCH = endpoint({
  rule: 'PATCH /api/customers/phone_contacts',
  accounts: true,
  customer: true,
  body: PhoneContactRequest,
  run: ({ body, customer: { accessToken }, clientKey, requestId }) => changePhone(body, { accessToken, clientKey, requestId }),
})
