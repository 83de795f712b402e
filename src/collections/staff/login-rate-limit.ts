import { setTimeout as wait } from 'node:timers/promises'
import {
  type AfterErrorHook,
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { cleanEmail } from '@trade-in-shop/contracts/clean-text'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { clientNetworks } from '@/http/client-networks'
import { MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import type { RateLimit } from '@trade-in-shop/runtime/rate-limiter'
import { isAppCode, normaliseLoginCode } from '@trade-in-shop/payload-workbench/second-factor/login-codes'
import { openAttemptStore, SharedLimiter } from '@trade-in-shop/payload-workbench/login-limits/shared-limiter'
import { readDeviceCookie, isKnownDevice, rememberDevice } from './staff-device'

/**
 * Limits of all processes together: by IPv4 address or IPv6 /64; by the /24 or /48 around it, which only slows; and by account
 * across addresses.
 */
const limitersOf = (attempt: string, limits: Readonly<Record<'near' | 'wide' | 'account', RateLimit>>) => ({
  near: new SharedLimiter(`${attempt} near`, limits.near),
  wide: new SharedLimiter(`${attempt} wide`, limits.wide),
  account: new SharedLimiter(`${attempt} account`, limits.account),
})
const LIMITERS = {
  login: limitersOf('login', {
    near: { most: 20, everyMs: MINUTE / 2 },
    wide: { most: 200, everyMs: 3 * SECOND },
    account: { most: 10, everyMs: 2 * MINUTE },
  }),
  mail: limitersOf('mail', {
    near: { most: 10, everyMs: MINUTE },
    wide: { most: 100, everyMs: 6 * SECOND },
    account: { most: 3, everyMs: 10 * MINUTE },
  }),
  code: limitersOf('code', {
    near: { most: 30, everyMs: MINUTE / 2 },
    wide: { most: 300, everyMs: 3 * SECOND },
    account: { most: 10, everyMs: MINUTE },
  }),
}
/** Limit for one account from one known device: strangers cannot use it up. */
const DEVICES = new SharedLimiter('device', { most: 10, everyMs: MINUTE })
/**
 * Codes after the right password are limited because there are only a million of them. A known device has its own count.
 */
const CODES = new SharedLimiter('code of the app', { most: 5, everyMs: 2 * MINUTE })
type Attempt = keyof typeof LIMITERS

const MAX_DELAY_MS = 2 * SECOND
const MAX_DELAYED_LOGINS = 10
let delayed = 0

/**
 * Least time of an answer to an attempt with a code while the account is slowed, so that the time does not reveal which
 * part was wrong.
 */
const COVERED_MS = SECOND
const [DEVICE, SLOWED] = ['knownDevice', 'slowedLogin']
type Slowed = Readonly<{ waitMs: number; since: number }>

/** The server sets this header from the socket, or from a proxy of TRUSTED_PROXIES; visitors cannot send it. */
const networksOf = ({ headers }: PayloadRequest) => clientNetworks(headers.get('x-client-address') ?? 'unknown')

type Reason = Readonly<{ limit: 'attempts' } | { code: 'slowed' | 'wrong' }>

/** Error 429 with `Retry-After`. For `slowed` the login form shows the field for a code. */
function tooMany(req: PayloadRequest, waitMs: number, reason: Reason = { limit: 'attempts' }) {
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(Math.ceil(waitMs / SECOND)))
  return cmsProblem(req, 'tooManyAttempts', { values: { minutes: Math.ceil(waitMs / MINUTE) }, data: reason })
}

/** Delays attempts of a network beyond its limit, ten at a time; refuses the rest with 429. */
async function delayByNetwork(req: PayloadRequest, waitMs: number): Promise<void> {
  if (waitMs === 0) return
  if (delayed >= MAX_DELAYED_LOGINS) throw tooMany(req, MAX_DELAY_MS)
  delayed++
  try {
    await wait(Math.min(waitMs, MAX_DELAY_MS))
  } finally {
    delayed--
  }
}

/**
 * Consumes one attempt of the client address, throws 429 when none is left; returns the wait in ms that the account's limit
 * asks for.
 */
async function consumeOf(req: PayloadRequest, attempt: Attempt, account: string): Promise<number> {
  const [now, { near, wide }, store] = [Date.now(), networksOf(req), openAttemptStore(req)]
  const limiters = LIMITERS[attempt]
  const waitMs = await limiters.near.consume(store, near, now)
  if (waitMs > 0) throw tooMany(req, waitMs)
  await delayByNetwork(req, await limiters.wide.consume(store, wide, now))
  return account === '' ? 0 : limiters.account.consume(store, account, now)
}

/** Consumes one attempt of the client address and of the account; throws 429 with `Retry-After` when none is left. */
export async function consumeAttempt(req: PayloadRequest, attempt: Attempt, account: string): Promise<void> {
  const waitMs = await consumeOf(req, attempt, account)
  if (waitMs > 0) throw tooMany(req, waitMs)
}

export async function refundAttempt(req: PayloadRequest, attempt: Attempt, account: string): Promise<void> {
  const [{ near, wide }, store] = [networksOf(req), openAttemptStore(req)]
  const limiters = LIMITERS[attempt]
  await limiters.near.refund(store, near)
  await limiters.wide.refund(store, wide)
  await limiters.account.refund(store, account)
}

/** The mail address of a login, as `clean-credentials.ts` passes it on, whether or not the account exists. */
export function parseAccount(data: unknown): string {
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : ''
  return typeof email === 'string' ? cleanEmail(email).slice(0, 200) : ''
}

/** The second-factor code sent with a login; empty without one. */
export const typedCode = ({ data }: PayloadRequest): string => normaliseLoginCode(data?.code)

/**
 * Counts a login before any password is hashed (security 18). A known device has its own limit. For other browsers, an
 * account without attempts left answers 429, unless a second-factor code was sent: then password and code are checked, and
 * both must be right (`hideLimitedOutcome`).
 */
async function consumeLogin(req: PayloadRequest, account: string): Promise<void> {
  const device = readDeviceCookie(req)
  if (device !== null && (await isKnownDevice(req, account, device))) {
    const waitMs = await DEVICES.consume(openAttemptStore(req), `${account} ${device}`, Date.now())
    if (waitMs > 0) throw tooMany(req, waitMs)
    req.context[DEVICE] = device
    return
  }
  const waitMs = await consumeOf(req, 'login', account)
  if (waitMs === 0) return
  if (typedCode(req) === '') throw tooMany(req, waitMs, { code: 'slowed' })
  req.context[SLOWED] = { waitMs, since: performance.now() } satisfies Slowed
}

export const limitLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'login') await consumeLogin(req, 'data' in args ? parseAccount(args.data) : '')
  if (operation === 'resetPassword') await consumeAttempt(req, 'login', '')
  return args
}

const isSlowed = (value: unknown): value is Slowed => typeof value === 'object' && value !== null && 'waitMs' in value

/** True when the account has no attempt left, so that only password and second factor together can log in. */
export const isLoginLimited = ({ context }: PayloadRequest): boolean => isSlowed(context[SLOWED])

/** Recovery codes have a count of their own, so that they are accepted after too many wrong codes of the app. */
const codesOf = ({ context }: PayloadRequest, account: string, code: string): string =>
  [account, ...(typeof context[DEVICE] === 'string' ? [context[DEVICE]] : []), ...(isAppCode(code) ? [] : ['recovery'])].join(' ')

/** Counts a code before it is checked; throws 429 after too many wrong ones. */
export async function consumeCode(req: PayloadRequest, account: string, code: string): Promise<void> {
  const waitMs = await CODES.consume(openAttemptStore(req), codesOf(req, account, code), Date.now())
  if (waitMs > 0) throw tooMany(req, waitMs, { code: 'wrong' })
}

export const refundCode = (req: PayloadRequest, account: string, code: string): Promise<void> =>
  CODES.refund(openAttemptStore(req), codesOf(req, account, code))

/** Refunds a successful login and makes its browser a known device. */
export const refundLogin: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  const account = parseAccount(user)
  const device = req.context[DEVICE]
  if (typeof device === 'string') await DEVICES.refund(openAttemptStore(req), `${account} ${device}`)
  else await refundAttempt(req, 'login', account)
  await rememberDevice(req, user.id, collection.auth.cookies.secure === true)
  return user
}

/**
 * While an account is slowed, answers a wrong password, a wrong code, a missing code and an unknown address alike. A hook
 * of the whole CMS that runs after `answerProblem`, which would make them differ again.
 */
export const hideLimitedOutcome: AfterErrorHook = async ({ context, req }) => {
  const slowed = context?.[SLOWED]
  if (!isSlowed(slowed)) return undefined
  await wait(Math.max(0, COVERED_MS - (performance.now() - slowed.since)))
  const reason = { code: 'slowed' } as const
  const { message, name } = tooMany(req, slowed.waitMs, reason)
  return { status: 429, response: { errors: [{ name, message, data: reason }] } }
}
