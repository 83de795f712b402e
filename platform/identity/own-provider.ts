import { randomUUID } from 'node:crypto'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { type Db, inTransaction } from '@platform/store/pool'
import { readAccessToken, signAccessToken } from './access-token'
import type { LoginSession } from '@platform/http/platform-endpoint'
import type { IdentityProvider, PasswordLogin } from './identity-provider'
import {
  hashPassword,
  isOutdated,
  matchingForm,
  passwordForms,
  passwordMatches,
  findPassword,
  replaceHash,
  setPassword,
} from './passwords'
import { rotate } from './rotate'
import { endSession, endSessions, openSession, isAlive } from './session-store'
import type { TokenPair } from '@trade-in-shop/contracts/account'
import { publicKeys } from './signing-keys'

/** The answer to a log-in and to a refresh. */
export async function tokenPair(
  platform: Platform,
  opened: { session: LoginSession; refreshToken: string },
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

/**
 * The stored hash of a password that has just been right, replaced when today's hashes cost more or it is not of the NFC. Only a
 * log-in has the password to do that. While too many wait for a turn, the old hash stays until the next log-in.
 */
export async function renewed(
  db: Db,
  { customerId, hash }: { customerId: string; hash: string },
  password: string,
): Promise<string> {
  if (!isOutdated(hash) && password === passwordForms(password)[0]) return hash
  try {
    const to = await hashPassword(password)
    return (await replaceHash(db, customerId, { from: hash, to })) ? to : hash
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 503) return hash
    throw error
  }
}

/** A session for the right password, null for a wrong one; 'changed' when what it was compared with has changed meanwhile. */
async function enter(platform: Platform, { email, password, remember }: PasswordLogin, now: Date) {
  const known = await findPassword(platform.pool, email)
  const form = await matchingForm(known?.hash ?? null, password)
  if (form === null || !known) return null
  const hash = await renewed(platform.pool, known, form)
  const opened = await openSession(platform.pool, { ...known, hash, remember }, now)
  return opened ? tokenPair(platform, opened, now) : 'changed'
}

/**
 * Once more where the hash has changed since it was read: by a log-in that renewed it, or by a new password, which is not the one
 * that was typed.
 */
async function twice<Result>(work: () => Promise<Result | 'changed'>): Promise<Result | 'changed'> {
  const first = await work()
  return first === 'changed' ? work() : first
}

type PasswordChange = Parameters<IdentityProvider['changePassword']>[0]
/**
 * A new password for the right current one; 'changed' when what it was compared with has changed meanwhile: a reset by mail must
 * not be undone by a change that began before it.
 */
async function replace(platform: Platform, change: PasswordChange, now: Date, also: (db: Db) => Promise<void>) {
  const { session, email, currentPassword, passwordHash } = change
  const known = await findPassword(platform.pool, email)
  if (!(await passwordMatches(known?.hash ?? null, currentPassword)) || !known) return 'wrong'
  return inTransaction(platform.pool, async (db) => {
    if (!(await replaceHash(db, session.customerId, { from: known.hash, to: passwordHash }, now))) return 'changed'
    await also(db)
    await endSessions(db, session.customerId, session.sid, now)
    return 'replaced'
  })
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
    async login(request, now) {
      const entered = await twice(() => enter(platform, request, now))
      return entered === 'changed' ? null : entered
    },
    // Checking the hash, which the platform does itself, is all the work.
    loginInVain: async () => undefined,
    async refresh(refreshToken, now) {
      const rotated = await rotate(platform, refreshToken, now)
      return rotated && tokenPair(platform, rotated, now)
    },
    async logout({ accessToken, refreshToken }, now) {
      const session = await readAccessToken(platform, accessToken, now, true)
      return endSession(pool, session?.sid ?? null, refreshToken, now)
    },
    async changePassword(change, now, also) {
      return (await twice(() => replace(platform, change, now, also))) === 'replaced'
    },
    async resetPassword(customerId, passwordHash, now, also) {
      await inTransaction(pool, async (db) => {
        await setPassword(db, customerId, passwordHash, now)
        await also(db)
        await endSessions(db, customerId, null, now)
      })
    },
    async deleteUser(customerId, now, also) {
      // The rows of password and sessions go with the identity's, which `also` deletes.
      await inTransaction(pool, also)
    },
    ...ownTokens(platform),
  }
}
