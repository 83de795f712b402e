import { randomUUID } from 'node:crypto'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import { readAccessToken } from '@platform/identity/access-token'
import type { IdentityProvider, PasswordLogin } from '@platform/identity/identity-provider'
import { ownTokens, tokenPair } from '@platform/identity/own-provider'
import {
  hashPassword,
  passwordForms,
  passwordMatches,
  findPassword,
  replaceHash,
  setPassword,
} from '@platform/identity/passwords'
import { sessionEnded } from '@platform/identity/require-customer'
import { rotate } from '@platform/identity/rotate'
import { endSession, endSessions, openSession } from '@platform/identity/session-store'
import { inTransaction } from '@platform/store/pool'
import { holding, type Keycloak } from './keycloak'
import { operationDeadline } from './keycloak-http'
import { customerOfSession, releaseTurn, storeProviderToken, takeEnded, takeTurn, type Turn } from './provider-sessions'
import { endProviderSession, passwordGrant, refreshGrant, type PasswordGrant } from './tokens'
import { createUser, deleteUser, endUserSessions, forgetWrongPasswords, replacePassword } from './users'

/** Short, because the session has ended here whether or not the provider answers. */
const LET_GO_MS = 1000

/** A mark in place of the hash: a log-in that began before it was set opens no session (`openSession`). */
const newMark = () => `openid:${randomUUID()}`

/** Ends sessions at the provider that have ended here. Where that fails they expire there: they cannot be used here. */
async function letGo(keycloak: Keycloak, providerTokens: readonly string[]): Promise<void> {
  const deadline = AbortSignal.timeout(LET_GO_MS)
  await Promise.all(providerTokens.map((token) => endProviderSession(keycloak, token, deadline).catch(() => undefined)))
}

/** Asks the provider whether the session is still alive; false: it is not, and has ended here as well. */
async function goesOn(platform: Platform, keycloak: Keycloak, turn: Turn, now: Date): Promise<boolean> {
  const login = { subject: turn.customerId, refreshToken: turn.providerToken }
  const next = await refreshGrant(keycloak, login, now, operationDeadline()).catch(async (error: unknown) => {
    await releaseTurn(platform, turn)
    throw error
  })
  if (next !== null) await storeProviderToken(platform, turn.sid, next, now)
  else await endSession(platform.pool, turn.sid, '', now)
  return next !== null
}

/** The provider's answer, no sooner than the platform would have hashed the password itself (`loginInVain`). */
async function requestTokens(keycloak: Keycloak, request: PasswordLogin, now: Date): Promise<PasswordGrant | null> {
  const [login] = await Promise.all([
    passwordGrant(keycloak, request, now, operationDeadline()),
    passwordMatches(null, request.password),
  ])
  return login
}

/**
 * The mark of a password that has just been right, with a new one where the realm's was not of the NFC, in which passwords are
 * sent. A password that was set meanwhile stays.
 */
async function renewed(
  { pool }: Platform,
  keycloak: Keycloak,
  { customerId, hash }: { customerId: string; hash: string },
  password: string,
): Promise<string> {
  if (password === passwordForms(password)[0]) return hash
  const [to, passwordHash] = [newMark(), await hashPassword(password)]
  return holding(keycloak, () =>
    inTransaction(pool, async (db) => {
      if (!(await replaceHash(db, customerId, { from: hash, to }))) return hash
      await replacePassword(keycloak, customerId, passwordHash, operationDeadline())
      return to
    }),
  )
}

function loginProvider(
  platform: Platform,
  keycloak: Keycloak,
): Pick<IdentityProvider, 'register' | 'login' | 'loginInVain' | 'refresh' | 'logout'> {
  const { pool } = platform
  return {
    register: (db, identity, now) =>
      holding(keycloak, async () => {
        const customerId = await createUser(keycloak, identity, operationDeadline())
        if (customerId === null) return null
        await setPassword(db, customerId, newMark(), now)
        return customerId
      }),
    async login(request, now) {
      const known = await findPassword(pool, request.email)
      const login = await requestTokens(keycloak, request, now)
      if (!login) return null
      // A user of the realm who is no customer, or another customer by now, is not let in.
      const isOurs = known?.customerId === login.subject
      const present = known && isOurs ? { ...known, hash: await renewed(platform, keycloak, known, login.form) } : null
      const opened = present && (await openSession(pool, { ...present, remember: request.remember }, now))
      if (!opened) {
        await letGo(keycloak, [login.refreshToken])
        return null
      }
      await storeProviderToken(platform, opened.session.sid, login.refreshToken, now)
      return tokenPair(platform, opened, now)
    },
    async loginInVain(request, now) {
      const login = await passwordGrant(keycloak, request, now, operationDeadline())
      if (login) await letGo(keycloak, [login.refreshToken])
    },
    async refresh(refreshToken, now) {
      const turn = await takeTurn(platform, refreshToken, now)
      if (turn && !(await goesOn(platform, keycloak, turn, now))) return null
      const rotated = await rotate(platform, refreshToken, now)
      if (rotated) return tokenPair(platform, rotated, now)
      const customerId = await customerOfSession(platform, null, refreshToken)
      if (customerId) await letGo(keycloak, await takeEnded(platform, customerId))
      return null
    },
    async logout({ accessToken, refreshToken }, now) {
      const session = await readAccessToken(platform, accessToken, now, true)
      const customerId = await customerOfSession(platform, session?.sid ?? null, refreshToken)
      const ended = await endSession(pool, session?.sid ?? null, refreshToken, now)
      if (customerId) await letGo(keycloak, await takeEnded(platform, customerId))
      return ended
    },
  }
}

function changes(
  platform: Platform,
  keycloak: Keycloak,
): Pick<IdentityProvider, 'changePassword' | 'resetPassword' | 'deleteUser'> {
  const { pool } = platform
  return {
    async changePassword({ session, email, currentPassword, passwordHash }, now, also) {
      const deadline = operationDeadline()
      const known = await findPassword(pool, email)
      const login = await passwordGrant(keycloak, { email, password: currentPassword, remember: false }, now, deadline)
      if (login) await letGo(keycloak, [login.refreshToken])
      if (!known || login?.subject !== session.customerId) return false
      const isReplaced = await holding(keycloak, () =>
        inTransaction(pool, async (db) => {
          if (!(await replaceHash(db, session.customerId, { from: known.hash, to: newMark() }, now))) return false
          await also(db)
          await endSessions(db, session.customerId, session.sid, now)
          if (!(await replacePassword(keycloak, session.customerId, passwordHash, deadline))) throw sessionEnded()
          return true
        }),
      )
      await letGo(keycloak, await takeEnded(platform, session.customerId))
      return isReplaced
    },
    async resetPassword(customerId, passwordHash, now, also) {
      const deadline = operationDeadline()
      await holding(keycloak, () =>
        inTransaction(pool, async (db) => {
          await setPassword(db, customerId, newMark(), now)
          await also(db)
          await endSessions(db, customerId, null, now)
          const isThere = await endUserSessions(keycloak, customerId, deadline)
          // Deleted in the realm: another try would not help.
          if (!isThere || !(await replacePassword(keycloak, customerId, passwordHash, deadline)))
            throw new HttpProblem(422, 'token_invalid')
        }),
      )
      await forgetWrongPasswords(keycloak, customerId, deadline)
      // The realm's own log-out leaves offline sessions alone.
      await letGo(keycloak, await takeEnded(platform, customerId))
    },
    deleteUser: (customerId, _now, also) =>
      holding(keycloak, () =>
        inTransaction(pool, async (db) => {
          await also(db)
          await deleteUser(keycloak, customerId, operationDeadline())
        }),
      ),
  }
}

/**
 * Passwords and log-ins at a Keycloak realm. The shop sees the platform's own session, with the provider's refresh token
 * encrypted beside it, and so no difference to the platform's own passwords (`docs/identity-provider.md`).
 */
export const keycloakProvider = (platform: Platform, keycloak: Keycloak): IdentityProvider => ({
  ...loginProvider(platform, keycloak),
  ...changes(platform, keycloak),
  ...ownTokens(platform),
})
