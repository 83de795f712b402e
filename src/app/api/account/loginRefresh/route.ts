import { endpoint } from '@/app/api/endpoint'
import { REFRESH_TOKEN, SESSION_BY_COOKIE } from '@/app/api/request-headers'
import { SessionAnswer, TokenPair } from '@/contracts/account'
import { refreshSession } from '@/storefront/account/session/refresh-session.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/loginRefresh',
  summary: 'Uses a refresh token up for new tokens.',
  who: 'holder',
  accounts: true,
  headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
  limit: 'tries of a visitor',
  answers: { 200: { json: { TokenPair, SessionAnswer } } },
  problems: { 400: ['token_missing'], 401: ['session_ended'] },
  run: ({ shop, request, sender }) => refreshSession(shop, request, sender),
})
