import { endpoint } from '@/app/api/endpoint'
import { refreshSession } from '@/storefront/account/refresh-session.server'

export const POST = endpoint({
  rule: 'POST /api/account/loginRefresh',
  accounts: true,
  run: ({ shop, request, clientKey, requestId }) => refreshSession(shop, request, { clientKey, requestId }),
})
