import { errors, jwtVerify, SignJWT } from 'jose'
import { AccessClaims } from '@trade-in-shop/contracts/account'
import type { Platform } from '@platform/context'
import type { LoginSession } from '@platform/http/platform-endpoint'
import { ALGORITHM, checkingKey, signingKey } from './signing-keys'

/** The `iss` of the platform's own access tokens; independent of its address. */
export const ISSUER = 'urn:trade-platform:account'
export const ACCESS_SECONDS = 300

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** A token for one session, valid for five minutes. */
export async function signAccessToken(platform: Platform, session: LoginSession, now: Date): Promise<string> {
  const { kid, privateKey } = await signingKey(platform, now)
  return new SignJWT({ sid: session.sid, auth_time: seconds(session.authTime) })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(session.customerId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(now) + ACCESS_SECONDS)
    .sign(privateKey)
}

/**
 * The claims of a token that the platform has signed; null when it is forged or no access token. `despiteExpiry` is for the
 * log-out alone. Does not check whether the session is alive.
 */
export async function readAccessToken(
  platform: Platform,
  token: string,
  now: Date,
  despiteExpiry = false,
): Promise<LoginSession | null> {
  const key = async ({ kid = '' }: { kid?: string }) => {
    const found = await checkingKey(platform, kid)
    if (!found) throw new errors.JWKSNoMatchingKey()
    return found
  }
  try {
    const clockTolerance = despiteExpiry ? Number.MAX_SAFE_INTEGER : 0
    const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], issuer: ISSUER, currentDate: now, clockTolerance })
    const { sub, sid, auth_time } = AccessClaims.parse(payload)
    return { customerId: sub, sid, authTime: new Date(auth_time * 1000) }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
