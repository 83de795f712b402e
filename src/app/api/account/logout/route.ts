import { endpoint } from '@/app/api/endpoint'
import { REFRESH_TOKEN, SESSION_BY_COOKIE } from '@/app/api/request-headers'
import { signOut } from '@/storefront/account/session/sign-out.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/logout',
  summary: 'Ends the session of both tokens.',
  who: 'tokens',
  headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
  answers: { 204: 'empty' },
  run: ({ shop, request, sender }) => signOut(shop, request, sender),
})
