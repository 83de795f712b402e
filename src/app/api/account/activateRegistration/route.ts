import { endpoint } from '@/app/api/endpoint'
import { activate } from '@/storefront/account/register/activate.server'

export const POST = endpoint({
  rule: 'POST /api/account/activateRegistration',
  accounts: true,
  run: ({ request, sender }) => activate(request, sender),
})
