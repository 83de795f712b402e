import { ownApi, type OwnCall, serverNow, OwnApiError } from '@/storefront/kit/own-api'
import { accountStore, LOGGED_OUT, type AccountState } from './account-state'
import { withSessionLock } from './session-lock'
import type { SessionAnswer } from '@trade-in-shop/contracts/account'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'

/**
 * What the session depends on, replaceable in tests: storage and lock shared by all tabs, the own API and the server's
 * clock.
 */
export type SessionContext = Readonly<{
  /** What storage holds at this moment, which another tab may just have written. */
  read: () => AccountState
  change: (change: (before: AccountState) => AccountState) => void
  /** Called when a problem has ended the session. */
  refused: () => void
  /** Runs the work while no other tab does. */
  withLock: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Waits until a write has reached the storage of every tab, which browsers do not do at once. */
  settle: () => Promise<void>
  /** `POST /api/account/loginRefresh`. Throws as `ownApi` does. */
  refresh: () => Promise<SessionAnswer>
  /** Epoch milliseconds by the server's clock (F10). */
  now: () => number
}>

/** A token that ends within this time is renewed before the next call, because requests take a moment to arrive. */
const MARGIN_MS = 15_000
/** The problem codes that concern the session; a wrong password, for example, is not one of them. */
const SESSION_PROBLEMS = new Set(['unauthorized', 'session_ended', 'token_missing', 'token_invalid'])

const isSessionProblem = (error: unknown): error is OwnApiError =>
  error instanceof OwnApiError && error.status < 500 && SESSION_PROBLEMS.has(error.code)

const sessionProblem = (code: 'unauthorized' | 'session_ended') => new OwnApiError(401, code, [], undefined)

/**
 * The browser's side of a session. `withSession(send)` renews the token before it ends and once after a 401,
 * with one request for all tabs, and sends at most twice. A 401 ends the session in every tab; a network failure
 * does not (F7).
 */
export function readSession(context: SessionContext) {
  const flights = new SingleFlight<string | null, string | null>()

  /** Ends the session that had this expiry; a session that was renewed or started meanwhile goes on. */
  const end = (expiry: string | null): void => {
    if (context.read().tokenExpiry !== expiry) return
    context.change(() => LOGGED_OUT)
    context.refused()
  }

  const renew = async (expiry: string | null): Promise<string | null> => {
    const before = context.read()
    if (!before.isLoggedIn) throw sessionProblem('session_ended')
    if (before.tokenExpiry !== expiry) return before.tokenExpiry // another tab was faster
    try {
      const answer = await context.refresh()
      if (answer.customerId !== before.customerId) throw sessionProblem('session_ended')
      context.change((now) => (now.tokenExpiry === expiry ? { ...now, tokenExpiry: answer.expiresAt } : now))
      await context.settle()
    } catch (error) {
      if (!isSessionProblem(error)) throw error
      end(expiry)
    }
    const after = context.read()
    if (!after.isLoggedIn) throw sessionProblem('session_ended')
    return after.tokenExpiry
  }

  const renewOnce = (expiry: string | null) => flights.run(expiry, () => context.withLock(() => renew(expiry)))

  /** The expiry of a valid token, renewed where needed; `refused` is the expiry of a token that was answered with 401. */
  const fresh = async (refused?: string | null): Promise<{ expiry: string | null; renewed: boolean }> => {
    const { isLoggedIn, tokenExpiry } = context.read()
    if (!isLoggedIn) throw sessionProblem('unauthorized')
    const lasts = tokenExpiry !== null && Date.parse(tokenExpiry) - MARGIN_MS > context.now()
    if (lasts && tokenExpiry !== refused) return { expiry: tokenExpiry, renewed: false }
    return { expiry: await renewOnce(tokenExpiry), renewed: true }
  }

  const withSession = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const first = await fresh()
    try {
      return await send()
    } catch (error) {
      if (!isSessionProblem(error)) throw error
      // Another renewal does not help when the token was just renewed or the session is over.
      if (first.renewed || error.code === 'session_ended') end(first.expiry)
      if (first.renewed) throw error
    }
    const second = await fresh(first.expiry)
    try {
      return await send()
    } catch (error) {
      if (isSessionProblem(error)) end(second.expiry)
      throw error
    }
  }

  return { withSession }
}

/** Asks the own API to use the session in the cookies. */
export const SESSION_HEADERS = { 'x-session': 'cookie' } as const

/**
 * Each tab is a process of its own: a tab that gets the lock a moment later may still read the previous value from
 * storage.
 */
const SETTLE_MS = 100

const { withSession } = readSession({
  read: accountStore.read,
  change: accountStore.change,
  refused: () => accountStore.ended('refused'),
  withLock: withSessionLock,
  settle: () => new Promise((done) => setTimeout(done, SETTLE_MS)),
  now: () => serverNow() ?? Date.now(),
  refresh: () =>
    ownApi({
      method: 'POST',
      path: '/api/account/loginRefresh',
      headers: SESSION_HEADERS,
      answer: async () => (await import('@trade-in-shop/contracts/account')).SessionAnswer,
    }),
})

/**
 * Calls `ownApi` as the logged-in customer: renews the session before it ends and once after a 401. Throws
 * `OwnApiError` 401 without a log-in or when the session was refused, which then ends in all tabs; `NoAnswerError` does
 * not end the session.
 */
export const customerApi = <Answer>(call: OwnCall<Answer>): Promise<Answer> =>
  withSession(() => ownApi({ ...call, headers: { ...SESSION_HEADERS, ...call.headers } }))
