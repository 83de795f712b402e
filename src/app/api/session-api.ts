import { logIn, logOut, refreshTokens } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { LoginRequest, SessionAnswer, TokenPair } from '@trade-in-shop/contracts/account'
import { empty, type EmptyReply } from '@trade-in-shop/contracts/endpoint'
import type { Shop } from '@/domain/routing/shop'
import { apiError, ApiError } from '@/http/api-problem'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import { withDevice } from '@/storefront/account/session/device.server'
import { readBearerToken } from '@/storefront/account/session/require-customer.server'
import {
  clearedCookies,
  readSession,
  type SessionReply,
  sessionReply,
  tokenIn,
  wantsCookies,
} from '@/storefront/account/session/session.server'
import { DEVICE_COOKIE, REFRESH_TOKEN, SESSION_BY_COOKIE } from './api-headers'
import { endpoint, type OwnEndpoint } from './own-endpoint'

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

/** Only these problems end a session; too many tries, a server error or no answer do not (security 16). */
const REFUSED = new Set([400, 401, 403, 404, 410, 422])

/**
 * Renews a session by the `Refresh-Token` header, or by the cookie for a shop page. Throws 401 `session_ended`, which
 * clears a shop page's cookies; when the platform does not answer, they stay.
 */
async function refreshSession(shop: Pick<Shop, 'origin'>, request: Request, sender: Sender): Promise<SessionReply> {
  const given = request.headers.get('refresh-token')
  const byCookie = given === null && wantsCookies(request)
  if (given === null && !byCookie) throw apiError(400, 'token_missing')
  const { refresh, remember } = byCookie ? readSession(request, shop) : { refresh: tokenIn(given), remember: false }
  const tokens = refresh ? await refreshedOnce(refresh, sender) : null
  if (tokens) return sessionReply(shop, request, tokens, remember)
  throw apiError(401, 'session_ended', { cookies: byCookie ? clearedCookies(shop) : [] })
}

/** Concurrent requests with one token share one call to the platform. Null when it is refused. */
function refreshedOnce(refresh: string, sender: Sender): Promise<TokenPair | null> {
  const flights = processWide('app.refresh-flights', () => new SingleFlight<TokenPair | null>())
  return flights.run(refresh, () =>
    refreshTokens(refresh, sender).catch((error: unknown) => {
      if (error instanceof ApiError && REFUSED.has(error.status)) return null
      throw error
    }),
  )
}

/**
 * Ends a session. A shop page's cookies are cleared in any case, also when the platform does not answer or no
 * longer knows the session. An API client, which sends both tokens in headers, gets the platform's answer.
 */
async function endSession(shop: Pick<Shop, 'origin'>, request: Request, sender: Sender): Promise<EmptyReply> {
  const { headers } = request
  const named = headers.has('authorization') || headers.has('refresh-token')
  if (!named && wantsCookies(request)) {
    await forget(readSession(request, shop), sender)
    return empty({ cookies: clearedCookies(shop) })
  }
  const tokens = { access: readBearerToken(headers.get('authorization')), refresh: tokenIn(headers.get('refresh-token')) }
  if (!tokens.access && !tokens.refresh) throw apiError(401, named ? 'token_invalid' : 'token_missing')
  await logOut(tokens, sender)
  return empty()
}

async function forget({ access, refresh }: { access?: string; refresh?: string }, sender: Sender): Promise<void> {
  if (!access && !refresh) return
  try {
    await logOut({ access, refresh }, sender)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // the client has logged what failed
  }
}

export const sessionApi: readonly OwnEndpoint[] = [
  endpoint({
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
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/loginRefresh',
    summary: 'Uses a refresh token up for new tokens.',
    who: 'holder',
    accounts: true,
    headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
    answers: { 200: { json: { TokenPair, SessionAnswer } } },
    problems: { 400: ['token_missing'], 401: ['session_ended'] },
    run: ({ shop, request, sender }) => refreshSession(shop, request, sender),
  }),
  endpoint({
    method: 'POST',
    path: '/api/account/logout',
    summary: 'Ends the session of both tokens.',
    who: 'tokens',
    headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
    answers: { 204: 'empty' },
    run: ({ shop, request, sender }) => endSession(shop, request, sender),
  }),
]
