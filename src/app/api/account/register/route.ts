import { endpoint } from '@/app/api/endpoint'
import { RegistrationRequest } from '@/contracts/account'
import { registerCustomer } from '@/storefront/account/register-customer.server'

export const POST = endpoint({
  rule: 'POST /api/account/register',
  accounts: true,
  body: RegistrationRequest,
  run: async ({ shop, body, clientKey, requestId }) => {
    const accepted = await registerCustomer(shop, body, { clientKey, requestId }, Date.now())
    return Response.json(accepted, { status: 202 })
  },
})
