import { endpoint } from '@/app/api/endpoint'
import { DEVICE_COOKIE, SESSION_BY_COOKIE } from '@/app/api/request-headers'
import { LoginRequest, SessionAnswer, TokenPair } from '@/contracts/account'
import { logInCustomer } from '@/storefront/account/session/log-in.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/login',
  summary: 'Logs in. A wrong password and an unknown address are answered alike.',
  who: 'anyone',
  accounts: true,
  headers: [SESSION_BY_COOKIE, DEVICE_COOKIE],
  body: { LoginRequest },
  limit: 'attempts of a visitor, of a device and at an account',
  metric: 'logins',
  answers: { 200: { json: { TokenPair, SessionAnswer } } },
  problems: { 401: ['wrong_credentials'], 403: ['not_activated'] },
  run: ({ shop, request, body, sender }) => logInCustomer(shop, request, body, sender),
})
