import { randomUUID } from 'node:crypto'
import type { TokenPair } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { inTransaction } from '@platform/store/pool'
import { readAccessToken, signAccessToken } from './access-token'
import type { IdentityProvider, Session } from './identity-provider'
import { passwordMatches } from './password-hash'
import { passwordOf, setPassword } from './password-store'
import { rotate } from './rotate'
import { endSession, endSessions, isAlive, openSession } from './session-store'
import { publicKeys } from './signing-keys'

async function tokens(platform: Platform, opened: { session: Session; refreshToken: string }, now: Date): Promise<TokenPair> {
  return { access_token: await signAccessToken(platform, opened.session, now), refresh_token: opened.refreshToken }
}

/** Passwords and sessions in the platform's own tables; a transaction rolls everything back. */
export function ownProvider(platform: Platform): IdentityProvider {
  const { pool } = platform
  return {
    async register(db, { passwordHash }, now) {
      const customerId = randomUUID()
      await setPassword(db, customerId, passwordHash, now)
      return customerId
    },
    async login({ email, password, remember }, now) {
      const known = await passwordOf(pool, email)
      if (!(await passwordMatches(known?.hash ?? null, password)) || !known) return null
      const opened = await openSession(pool, { ...known, remember }, now)
      return opened && tokens(platform, opened, now)
    },
    async refresh(refreshToken, now) {
      const rotated = await rotate(platform, refreshToken, now)
      return rotated && tokens(platform, rotated, now)
    },
    async logout({ accessToken, refreshToken }, now) {
      const session = await readAccessToken(platform, accessToken, now, true)
      return endSession(pool, session?.sid ?? null, refreshToken, now)
    },
    async changePassword({ session, email, currentPassword, passwordHash }, now, also) {
      const known = await passwordOf(pool, email)
      if (!(await passwordMatches(known?.hash ?? null, currentPassword))) return false
      await inTransaction(pool, async (db) => {
        await also(db)
        await setPassword(db, session.customerId, passwordHash, now)
        await endSessions(db, session.customerId, session.sid, now)
      })
      return true
    },
    async resetPassword(customerId, passwordHash, now, also) {
      await inTransaction(pool, async (db) => {
        await also(db)
        await setPassword(db, customerId, passwordHash, now)
        await endSessions(db, customerId, null, now)
      })
    },
    async deleteUser(customerId, now, also) {
      // The rows of password and sessions go with the identity's, which `also` deletes.
      await inTransaction(pool, also)
    },
    async verify(accessToken, now) {
      const session = await readAccessToken(platform, accessToken, now)
      if (!session) return 'invalid'
      return (await isAlive(pool, session, now)) ? session : 'ended'
    },
    keys: (now) => publicKeys(platform, now),
  }
}
