import { endpoint } from '@/app/api/endpoint'
import { signOut } from '@/storefront/account/session/sign-out.server'

export const POST = endpoint({
  rule: 'POST /api/account/logout',
  accounts: true,
  run: ({ shop, request, sender }) => signOut(shop, request, sender),
})
