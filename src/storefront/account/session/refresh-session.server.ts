import 'server-only'
import { refreshTokens } from '@/clients/account'
import { ApiError } from '@/clients/http'
import type { Sender } from '@/clients/trade'
import type { TokenPair } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { SingleFlight } from '@/runtime/single-flight'
import { processWide } from '@/runtime/process-wide'
import { refusal } from '@/storefront/cart/refusal.server'
import { clearedCookies, readSession, sessionResponse, tokenIn, wantsCookies } from './session.server'

/** Only these refusals end a session; too many tries, a server error or no answer do not (security 16). */
const REFUSED = new Set([400, 401, 403, 404, 410, 422])

/**
 * Renews a session by the `Refresh-Token` header, or by the cookie for a shop page. A refusal clears a shop
 * page's cookies and answers 401 `session_ended`; when the platform does not answer, they stay. Throws `ApiError`.
 */
export async function refreshSession(
  shop: Pick<Shop, 'origin'>,
  request: Request,
  sender: Sender & { requestId: string },
): Promise<Response> {
  const given = request.headers.get('refresh-token')
  const byCookie = given === null && wantsCookies(request)
  if (given === null && !byCookie) throw refusal(400, 'token_missing', undefined)
  const { refresh, remember } = byCookie ? readSession(request, shop) : { refresh: tokenIn(given), remember: false }
  const tokens = refresh ? await refreshedOnce(refresh, sender) : null
  if (tokens) return sessionResponse(shop, request, tokens, remember)
  if (!byCookie) throw refusal(401, 'session_ended', undefined)
  return endedResponse(shop, sender.requestId)
}

/** Concurrent requests with one token share one call to the platform. Null when it is refused. */
function refreshedOnce(refresh: string, sender: Sender): Promise<TokenPair | null> {
  const flights = processWide('storefront.refresh-flights', () => new SingleFlight<TokenPair | null>())
  return flights.run(refresh, () =>
    refreshTokens(refresh, sender).catch((error: unknown) => {
      if (error instanceof ApiError && REFUSED.has(error.status)) return null
      throw error
    }),
  )
}

function endedResponse(shop: Pick<Shop, 'origin'>, requestId: string): Response {
  const code = 'session_ended'
  return Response.json(
    { type: 'about:blank', title: code, status: 401, code, requestId },
    { status: 401, headers: [...clearedCookies(shop), ['content-type', 'application/problem+json']] },
  )
}
