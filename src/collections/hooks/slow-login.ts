import type { CollectionAfterLoginHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { refusal } from '@/collections/refusals/refusal'
import { TokenBuckets } from '@/domain/token-buckets'

const MINUTE = 60_000

/** Of the front process, which is where staff log in: across accounts by address, and by account across addresses. */
const BUCKETS = {
  login: {
    address: new TokenBuckets({ most: 20, every: MINUTE / 2 }),
    account: new TokenBuckets({ most: 10, every: MINUTE }),
  },
  letter: {
    address: new TokenBuckets({ most: 10, every: MINUTE }),
    account: new TokenBuckets({ most: 3, every: 10 * MINUTE }),
  },
  code: {
    address: new TokenBuckets({ most: 30, every: MINUTE / 2 }),
    account: new TokenBuckets({ most: 10, every: MINUTE }),
  },
}
type Attempt = keyof typeof BUCKETS

/** Written by the server's front from the socket, or from the proxy with TRUST_PROXY; a visitor cannot send it. */
function addressOf({ headers }: PayloadRequest): string {
  const address = headers.get('x-client-address') ?? 'unknown'
  // Whoever has one address of IPv6 has 2^64 of them.
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

/** Takes one attempt from the address and from the account; refuses with 429 and `Retry-After` when there is none left. */
export function slowDown(req: PayloadRequest, attempt: Attempt, account: string): void {
  const now = Date.now()
  const { address, account: accounts } = BUCKETS[attempt]
  const wait = Math.max(address.take(addressOf(req), now), account === '' ? 0 : accounts.take(account, now))
  if (wait === 0) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(Math.ceil(wait / 1000)))
  const minutes = Math.ceil(wait / MINUTE)
  throw refusal(req, 'tooManyAttempts', { values: { minutes } })
}

/** Gives the attempt back: it was rightly made. */
export function speedUp(req: PayloadRequest, attempt: Attempt, account: string): void {
  BUCKETS[attempt].address.giveBack(addressOf(req), Date.now())
  BUCKETS[attempt].account.giveBack(account, Date.now())
}

/** The address of the login, as Payload reads it; the same for an account that is not there. */
export function accountOf(data: unknown): string {
  const email = typeof data === 'object' && data !== null && 'email' in data ? data.email : ''
  return typeof email === 'string' ? email.toLowerCase().trim().slice(0, 200) : ''
}

/** Logins that fail, and new passwords by mail, become slow (`security.md` 18), before any password is hashed. */
export const slowLogin: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'login') slowDown(req, 'login', 'data' in args ? accountOf(args.data) : '')
  if (operation === 'resetPassword') slowDown(req, 'login', '')
  return args
}

/** A login that was right costs nothing. */
export const forgiveLogin: CollectionAfterLoginHook = ({ req, user }) => {
  speedUp(req, 'login', accountOf(user))
  return user
}
