import { endpoint } from '@/app/api/endpoint'
import { RegistrationRequest } from '@/contracts/account'
import { registerCustomer } from '@/storefront/account/register/register-customer.server'

export const POST = endpoint({
  rule: 'POST /api/account/register',
  accounts: true,
  body: RegistrationRequest,
  run: async ({ shop, body, sender }) => {
    const accepted = await registerCustomer(shop, body, sender, Date.now())
    return Response.json(accepted, { status: 202 })
  },
})
