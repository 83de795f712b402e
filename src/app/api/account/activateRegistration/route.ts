import { endpoint } from '@/app/api/endpoint'
import { activate } from '@/storefront/account/activate.server'

export const POST = endpoint({
  rule: 'POST /api/account/activateRegistration',
  accounts: true,
  run: ({ request, clientKey, requestId }) => activate(request, { clientKey, requestId }),
})
