import { endpoint } from '@/app/api/endpoint'
import { DEVICE_COOKIE, SESSION_BY_COOKIE } from '@/app/api/api-headers'
import { logIn } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { LoginRequest, SessionAnswer, TokenPair } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { withDevice } from '@/storefront/account/session/device.server'
import { readSession, sessionReply, type SessionReply, wantsCookies } from '@/storefront/account/session/session.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/login',
  summary: 'Logs in. A wrong password and an unknown address are answered alike.',
  who: 'anyone',
  accounts: true,
  headers: [SESSION_BY_COOKIE, DEVICE_COOKIE],
  body: { LoginRequest },
  platformLimits: ['POST /account/login'],
  metric: 'logins',
  answers: { 200: { json: { TokenPair, SessionAnswer } } },
  problems: { 401: ['wrong_credentials'], 403: ['not_activated'] },
  run: ({ shop, request, body, sender }) => logInCustomer(shop, request, body, sender),
})

/**
 * Logs in; the platform answers a wrong password and an unknown address alike. Without `rememberMe` a shop page
 * only confirms the password, so the session's duration stays as chosen before. A shop page's browser becomes a known
 * device of the account, which strangers cannot lock out.
 */
async function logInCustomer(
  shop: Pick<Shop, 'origin' | 'mode'>,
  request: Request,
  { username, password, rememberMe }: LoginRequest,
  sender: Sender,
): Promise<SessionReply> {
  const isPage = wantsCookies(request)
  const remember = rememberMe ?? (isPage && readSession(request, shop).remember)
  const enter = async (from: Sender) =>
    sessionReply(shop, request, await logIn({ username, password, rememberMe: remember }, from), remember)
  return isPage ? withDevice(shop, sender, enter) : enter(sender)
}
