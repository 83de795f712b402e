import type { LoginRequest, TokenPair } from '@/contracts/account'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/problem'
import { inTransaction } from '@platform/store/pool'
import { giveTryBack, release, requireTry, takeTry, type Brake } from './brake'
import { identityProviderOf } from './identity-provider-of'
import { findIdentity } from './identity-store'
import { isKnownVisitor, rememberVisitor } from './known-visitor'
import { passwordMatches } from './password-hash'
import { entered, pendingRegistration, sendActivation, type Registration } from './registration-store'
import { isBeingDeleted } from './deletion-store'

type Outcome = { kind: 'tokens'; tokens: TokenPair } | { kind: 'wrong' } | { kind: 'pending'; registration: Registration }

/** One password is checked, whoever it is about: an account, somebody who has not pressed the link yet, or nobody. */
async function attempt(platform: Platform, { username, password, rememberMe }: LoginRequest, now: Date): Promise<Outcome> {
  const identity = await findIdentity(platform.pool, 'email', username)
  const registration = identity ? null : await pendingRegistration(platform.pool, username, now)
  const provider = identityProviderOf(platform)
  const login = { email: username, password, remember: rememberMe ?? false }
  if (registration) {
    const hash = entered(platform, registration)?.passwordHash ?? null
    const [matches] = await Promise.all([passwordMatches(hash, password), provider.loginInVain(login, now)])
    return matches ? { kind: 'pending', registration } : { kind: 'wrong' }
  }
  const tokens = await provider.login(login, now)
  const isGone = identity !== null && (await isBeingDeleted(platform.pool, identity.customerId))
  return tokens && identity && !isGone ? { kind: 'tokens', tokens } : { kind: 'wrong' }
}

async function remindOfActivation(platform: Platform, registration: Registration, now: Date): Promise<void> {
  const document = entered(platform, registration)
  if (!document) return
  await inTransaction(platform.pool, async (db) => {
    const brake: Brake = { rule: 'mail', about: `registration ${registration.email}` }
    if ((await takeTry(db, platform, brake, now)) === 0) await sendActivation(db, platform, registration.id, document, now)
  })
}

/**
 * `POST login`. Tries are counted before anything is hashed, and forgiven when the password was right. Unknown address and
 * wrong password: 401 `wrong_credentials` after the same work. Right, but the link was never pressed: 403 `not_activated`,
 * and the link comes again. 429 with `Retry-After` while slowed down.
 */
export async function logIn(platform: Platform, request: LoginRequest, visitor: string): Promise<TokenPair> {
  const [now, email] = [platform.clock(), request.username]
  const known = await isKnownVisitor(platform, email, visitor, now)
  const ofVisitor: Brake = { rule: 'visitor', about: visitor }
  const ofAccount: Brake = known ? { rule: 'knownVisitor', about: `${email} ${visitor}` } : { rule: 'account', about: email }
  await requireTry(platform, ofVisitor, now)
  await requireTry(platform, ofAccount, now)
  const forgive = () => Promise.all([giveTryBack(platform, ofVisitor, now), giveTryBack(platform, ofAccount, now)])
  const outcome = await attempt(platform, request, now).catch(async (error: unknown) => {
    await forgive()
    throw error
  })
  if (outcome.kind === 'wrong') throw new HttpProblem(401, 'wrong_credentials')
  await Promise.all([giveTryBack(platform, ofVisitor, now), release(platform.pool, platform, ofAccount)])
  if (outcome.kind === 'pending') {
    await remindOfActivation(platform, outcome.registration, now)
    throw new HttpProblem(403, 'not_activated')
  }
  await rememberVisitor(platform, email, visitor, now)
  return outcome.tokens
}
