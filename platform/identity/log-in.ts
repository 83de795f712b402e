import { decodeJwt } from 'jose'
import type { LoginRequest, TokenPair } from '@trade-in-shop/contracts/account'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Platform } from '@platform/context'
import { HttpProblem } from '@platform/http/http-problem'
import {
  consumeAttempt,
  type CountedAttempt,
  readAttemptLimit,
  refundAttempt,
  requireAttempt,
  resetAttempts,
} from '@platform/limits/attempts'
import { isKnownDevice, rememberDevice } from '@platform/limits/known-device'
import { delayByNetwork, refundNetworkAttempt, type CountedVisitor } from '@platform/limits/visitor'
import { inTransaction } from '@platform/store/pool'
import { isBeingDeleted } from './deletion-store'
import { chooseIdentityProvider } from './identity-provider'
import { findIdentity } from './identity-store'
import { passwordMatches } from './passwords'
import { entered, pendingRegistration, type Registration, sendActivation } from './registration-store'
import { sessionEnded } from './require-customer'
import { keyedHash } from '@platform/token-hash'

const DAYS = 90 * DAY

const keyOf = ({ env }: Platform, email: string, visitor: string) =>
  keyedHash(env.PLATFORM_SECRET, 'known-visitor', `${email} ${visitor}`)

/** True when this visitor has logged in to this account within the last 90 days. */
async function isKnownVisitor(platform: Platform, email: string, visitor: string, now: Date): Promise<boolean> {
  const { rowCount } = await platform.pool.query('select from platform.account_brakes where key = $1 and forget_at > $2', [
    keyOf(platform, email, visitor),
    now,
  ])
  return rowCount === 1
}

const rememberVisitor = (platform: Platform, email: string, visitor: string, now: Date): Promise<unknown> =>
  platform.pool.query(
    `insert into platform.account_brakes (key, tries, free_at, forget_at) values ($1, 0, $2, $3)
     on conflict (key) do update set forget_at = excluded.forget_at`,
    [keyOf(platform, email, visitor), now, new Date(now.getTime() + DAYS)],
  )

type Outcome =
  { kind: 'tokens'; tokens: TokenPair; customerId: string } | { kind: 'wrong' } | { kind: 'pending'; registration: Registration }

/** Checks one password in every case: for an account, for a registration that is not activated, and for an unknown address. */
async function attempt(platform: Platform, { username, password, rememberMe }: LoginRequest, now: Date): Promise<Outcome> {
  const identity = await findIdentity(platform.pool, 'email', username)
  const registration = identity ? null : await pendingRegistration(platform.pool, username, now)
  const provider = chooseIdentityProvider(platform)
  const login = { email: username, password, remember: rememberMe ?? false }
  if (registration) {
    const hash = entered(platform, registration)?.passwordHash ?? null
    const [matches] = await Promise.all([passwordMatches(hash, password), provider.loginInVain(login, now)])
    return matches ? { kind: 'pending', registration } : { kind: 'wrong' }
  }
  const tokens = await provider.login(login, now)
  const isGone = identity !== null && (await isBeingDeleted(platform.pool, identity.customerId))
  return tokens && identity && !isGone ? { kind: 'tokens', tokens, customerId: identity.customerId } : { kind: 'wrong' }
}

async function remindOfActivation(platform: Platform, registration: Registration, now: Date): Promise<void> {
  const document = entered(platform, registration)
  if (!document) return
  await inTransaction(platform.pool, async (db) => {
    const counted: CountedAttempt = { rule: 'mail', about: `registration ${registration.email}` }
    if ((await consumeAttempt(db, platform, counted, now)) === 0)
      await sendActivation(db, platform, registration.id, document, now)
  })
}

const NETWORK = readAttemptLimit('visitor')

/** What an attempt counts against: the right password resets `ofAccount` and refunds this attempt to `ofVisitor`. */
type Counted = Readonly<{ ofVisitor: CountedAttempt | null; ofAccount: CountedAttempt }>

/** A known device has a count of its own, so that neither strangers nor others in its network can lock it out. */
async function countAttempt(platform: Platform, email: string, visitor: CountedVisitor, now: Date): Promise<Counted> {
  const { clientKey, device } = visitor
  const isDeviceKnown = await isKnownDevice(platform, 'email', email, device, now)
  const isAddressKnown = await isKnownVisitor(platform, email, clientKey, now)
  if (isDeviceKnown) {
    const ofDevice: CountedAttempt = { rule: 'knownDevice', about: `${email} ${device}` }
    await requireAttempt(platform, ofDevice, now)
    return { ofVisitor: null, ofAccount: ofDevice }
  }
  const ofVisitor: CountedAttempt = { rule: 'visitor', about: clientKey }
  const ofAccount: CountedAttempt = isAddressKnown
    ? { rule: 'knownVisitor', about: `${email} ${clientKey}` }
    : { rule: 'account', about: email }
  await requireAttempt(platform, ofVisitor, now)
  await requireAttempt(platform, ofAccount, now)
  await delayByNetwork(platform, visitor, NETWORK, now)
  return { ofVisitor, ofAccount }
}

async function refundVisitor(platform: Platform, { ofVisitor }: Counted, visitor: CountedVisitor, now: Date): Promise<void> {
  if (!ofVisitor) return
  await Promise.all([refundAttempt(platform, ofVisitor, now), refundNetworkAttempt(platform, visitor, NETWORK, now)])
}

/**
 * `POST login`. Attempts are counted before anything is hashed, and refunded when the password was right. Unknown address and
 * wrong password: 401 `wrong_credentials` after the same work. Right, but not activated: 403 `not_activated`, and the link is
 * sent again. 429 with `Retry-After` while slowed down.
 */
export async function logIn(platform: Platform, request: LoginRequest, visitor: CountedVisitor): Promise<TokenPair> {
  const [now, email] = [platform.clock(), request.username]
  const counted = await countAttempt(platform, email, visitor, now)
  const { ofAccount } = counted
  const outcome = await attempt(platform, request, now).catch(async (error: unknown) => {
    await Promise.all([refundVisitor(platform, counted, visitor, now), refundAttempt(platform, ofAccount, now)])
    throw error
  })
  if (outcome.kind === 'wrong') throw new HttpProblem(401, 'wrong_credentials')
  await Promise.all([refundVisitor(platform, counted, visitor, now), resetAttempts(platform.pool, platform, ofAccount)])
  if (outcome.kind === 'pending') {
    await remindOfActivation(platform, outcome.registration, now)
    throw new HttpProblem(403, 'not_activated')
  }
  await rememberVisitor(platform, email, visitor.clientKey, now)
  await rememberDevice(platform.pool, platform, { customerId: outcome.customerId }, visitor.device, now)
  return outcome.tokens
}

/**
 * `POST loginRefresh`. 401 `session_ended`: not a token, expired, ended, used twice, or of a customer whose deletion has begun.
 */
export async function refreshSession(platform: Platform, refreshToken: string | null): Promise<TokenPair> {
  const tokens = refreshToken && (await chooseIdentityProvider(platform).refresh(refreshToken, platform.clock()))
  if (!tokens) throw sessionEnded()
  // The provider itself made it a moment ago, so its signature needs no check.
  const { sub } = decodeJwt(tokens.access_token)
  if (!sub || (await isBeingDeleted(platform.pool, sub))) throw sessionEnded()
  return tokens
}
