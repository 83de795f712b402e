import type { TokenPair } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { readAccessToken, signAccessToken } from './access-token'
import type { IdentityProvider, Session } from './identity-provider'
import { isAlive } from './session-store'
import { publicKeys } from './signing-keys'

/** The answer to a log-in and to a refresh. */
export async function tokenPair(
  platform: Platform,
  opened: { session: Session; refreshToken: string },
  now: Date,
): Promise<TokenPair> {
  return { access_token: await signAccessToken(platform, opened.session, now), refresh_token: opened.refreshToken }
}

/** How the platform's own access tokens are checked, with any identity provider. */
export const ownTokens = (platform: Platform): Pick<IdentityProvider, 'verify' | 'keys'> => ({
  async verify(accessToken, now) {
    const session = await readAccessToken(platform, accessToken, now)
    if (!session) return 'invalid'
    return (await isAlive(platform.pool, session, now)) ? session : 'ended'
  },
  keys: (now) => publicKeys(platform, now),
})
