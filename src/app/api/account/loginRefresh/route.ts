import { endpoint } from '@/app/api/endpoint'
import { REFRESH_TOKEN, SESSION_BY_COOKIE } from '@/app/api/api-headers'
import { refreshTokens } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import { SessionAnswer, TokenPair } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { ApiError, apiError } from '@/http/api-problem'
import { processWide } from '@/runtime/process-wide'
import { SingleFlight } from '@/runtime/single-flight'
import {
  clearedCookies,
  readSession,
  sessionReply,
  type SessionReply,
  tokenIn,
  wantsCookies,
} from '@/storefront/account/session/session.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/loginRefresh',
  summary: 'Uses a refresh token up for new tokens.',
  who: 'holder',
  accounts: true,
  headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
  answers: { 200: { json: { TokenPair, SessionAnswer } } },
  problems: { 400: ['token_missing'], 401: ['session_ended'] },
  run: ({ shop, request, sender }) => refreshSession(shop, request, sender),
})

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
