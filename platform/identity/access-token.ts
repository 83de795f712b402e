import { errors, jwtVerify, SignJWT } from 'jose'
import { AccessClaims } from '@/contracts/account'
import type { Platform } from '@platform/context'
import type { Session } from './identity-provider'
import { ALGORITHM, checkingKey, signingKey } from './signing-keys'

/** Stable whatever the address of the platform: what `iss` of an own access token says. */
export const ISSUER = 'urn:trade-platform:account'
export const ACCESS_SECONDS = 300

const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** Five minutes for one session. */
export async function signAccessToken(platform: Platform, session: Session, now: Date): Promise<string> {
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
 * What a token says that we have signed; null when forged, or of something else. `despiteExpiry` is for the log-out alone.
 * Whether its session still lives, the store knows.
 */
export async function readAccessToken(
  platform: Platform,
  token: string,
  now: Date,
  despiteExpiry = false,
): Promise<Session | null> {
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
