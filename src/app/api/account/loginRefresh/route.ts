import { endpoint } from '@/app/api/endpoint'
import { refreshSession } from '@/storefront/account/session/refresh-session.server'

export const POST = endpoint({
  rule: 'POST /api/account/loginRefresh',
  accounts: true,
  run: ({ shop, request, sender }) => refreshSession(shop, request, sender),
})
