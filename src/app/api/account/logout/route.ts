import { endpoint } from '@/app/api/endpoint'
import { REFRESH_TOKEN, SESSION_BY_COOKIE } from '@/app/api/api-headers'
import { logOut } from '@/clients/account-client'
import type { Sender } from '@/clients/trade-client'
import type { Shop } from '@/domain/market/shop'
import { ApiError, apiError } from '@/http/api-problem'
import { empty, type EmptyReply } from '@/http/reply'
import { readBearerToken } from '@/storefront/account/session/require-customer.server'
import { clearedCookies, readSession, tokenIn, wantsCookies } from '@/storefront/account/session/session.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/account/logout',
  summary: 'Ends the session of both tokens.',
  who: 'tokens',
  headers: [REFRESH_TOKEN, SESSION_BY_COOKIE],
  answers: { 204: 'empty' },
  run: ({ shop, request, sender }) => endSession(shop, request, sender),
})

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
