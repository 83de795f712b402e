import 'server-only'
import { decodeJwt } from 'jose'
import { AccessClaims, type SessionAnswer, type TokenPair } from '@trade-in-shop/contracts/account'
import { HEADER_TOKEN } from '@trade-in-shop/contracts/limits'
import { type CookieName, cookieName, cookiesIn, isSecure, type ShopOfSession } from '@/http/cookies'
import { apiError } from '@/http/api-problem'
import { DAY, SECOND } from '@trade-in-shop/runtime/durations'
import { ok, type JsonReply } from '@trade-in-shop/contracts/endpoint'

/** Tokens for an API client, who it is and until when for a shop page. */
export type SessionReply = JsonReply<200, TokenPair | SessionAnswer>
/**
 * The session of the shop's own pages: two httpOnly cookies of this host only. The refresh cookie has a prefix
 * that says whether it outlives the browser, so that a refresh remembers the choice made at the log-in.
 */
export type SessionCookies = Readonly<{ access?: string; refresh?: string; remember: boolean }>

const THIRTY_DAYS = (30 * DAY) / SECOND
/** A token must fit in a header together with its scheme. */
const MAX_TOKEN_CHARACTERS = 4000
const PERSISTENT = 'kept.'
const BRIEF = 'brief.'

/** The value when it is a well-formed token of ours, else undefined. */
export const tokenIn = (value: string | null | undefined): string | undefined =>
  value && value.length <= MAX_TOKEN_CHARACTERS && HEADER_TOKEN.test(value) ? value : undefined

/** A shop page asks for the cookie session; a page of another site cannot send this header without permission. */
export const wantsCookies = (request: Request): boolean => request.headers.get('x-session') === 'cookie'

export function readSession(request: Request, shop: ShopOfSession): SessionCookies {
  const cookies = cookiesIn(request.headers.get('cookie'))
  const refresh = cookies.get(cookieName(shop, 'refresh')) ?? ''
  return {
    access: tokenIn(cookies.get(cookieName(shop, 'access'))),
    refresh: tokenIn(refresh.replace(/^(?:kept|brief)\./, '')),
    remember: refresh.startsWith(PERSISTENT),
  }
}

/** A `Set-Cookie` value for this host only; `maxAge` in seconds, without it the cookie ends with the browser. */
export function cookie(shop: ShopOfSession, name: CookieName, value: string, maxAge?: number): string {
  const parts = [`${cookieName(shop, name)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (isSecure(shop)) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`)
  return parts.join('; ')
}

/** `Set-Cookie` values that end the session in this browser. */
export const clearedCookies = (shop: ShopOfSession): string[] => [cookie(shop, 'access', '', 0), cookie(shop, 'refresh', '', 0)]

/**
 * The answer with new tokens: in the body for an API client; in cookies for a shop page, whose body has only customer
 * and expiry. Throws 503 when the platform's access token is malformed.
 */
export function sessionReply(shop: ShopOfSession, request: Request, tokens: TokenPair, remember: boolean): SessionReply {
  if (!wantsCookies(request)) return ok(tokens)
  const claims = claimsOf(tokens.access_token)
  const answer: SessionAnswer = { customerId: claims.sub, expiresAt: new Date(claims.exp * 1000).toISOString() }
  const refresh = `${remember ? PERSISTENT : BRIEF}${tokens.refresh_token}`
  const cookies = [
    cookie(shop, 'access', tokens.access_token, Math.max(claims.exp - claims.iat, 1)),
    cookie(shop, 'refresh', refresh, remember ? THIRTY_DAYS : undefined),
  ]
  return ok(answer, { cookies })
}

/** Claims of a token that the platform has just issued, so without a check of its signature. */
function claimsOf(accessToken: string): AccessClaims {
  try {
    return AccessClaims.parse(decodeJwt(accessToken))
  } catch {
    throw apiError(503, 'unavailable')
  }
}
