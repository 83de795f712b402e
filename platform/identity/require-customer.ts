import type { IncomingHttpHeaders } from 'node:http'
import { FRESH_LOGIN_SECONDS } from '@trade-in-shop/contracts/account'
import type { Clock, Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { isBeingDeleted } from './deletion-store'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { chooseIdentityProvider } from './identity-provider'

type Caller = Readonly<{ platform: Platform; headers: IncomingHttpHeaders }>

const BEARER = /^bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i

const unauthorized = () => new HttpProblem(401, 'unauthorized', { headers: { 'www-authenticate': 'Bearer' } })
export const sessionEnded = (): HttpProblem =>
  new HttpProblem(401, 'session_ended', { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })

/** The access token as it came. 401 `unauthorized` without one. */
export function bearerToken({ headers }: Pick<Caller, 'headers'>): string {
  const token = headers.authorization && headers.authorization.length <= 4096 && BEARER.exec(headers.authorization)?.[1]
  if (!token) throw unauthorized()
  return token
}

/** The live session of a customer whose deletion may have begun. For the deletion's second step alone. */
export async function requireSession(call: Caller): Promise<LoginSession> {
  const { platform } = call
  const session = await chooseIdentityProvider(platform).verify(bearerToken(call), platform.clock())
  if (session === 'invalid') throw unauthorized()
  if (session === 'ended') throw sessionEnded()
  return session
}

/**
 * The customer of the bearer token. 401 `unauthorized`: no token, a forged or an expired one (refresh and try again);
 * 401 `session_ended`: the session was ended by a log-out, a new password or a deletion (log in again).
 */
export async function requireCustomer(call: Caller): Promise<LoginSession> {
  const session = await requireSession(call)
  if (await isBeingDeleted(call.platform.pool, session.customerId)) throw sessionEnded()
  return session
}

/** 403 `fresh_login_required` when the password was typed ten minutes ago or earlier (security 17). */
export function requireFreshLogin({ authTime }: LoginSession, clock: Clock): void {
  if (clock().getTime() - authTime.getTime() >= FRESH_LOGIN_SECONDS * 1000) throw new HttpProblem(403, 'fresh_login_required')
}
