import { endpoint } from '@/app/api/endpoint'
import { LoginRequest } from '@/contracts/account'
import { signIn } from '@/storefront/account/session/sign-in.server'

export const POST = endpoint({
  rule: 'POST /api/account/login',
  accounts: true,
  body: LoginRequest,
  run: ({ shop, request, body, sender }) => signIn(shop, request, body, sender),
})
