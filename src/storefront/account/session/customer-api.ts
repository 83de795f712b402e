import { ownApi, type OwnCall, serverNow } from '@/storefront/kit/own-api'
import { accountStore } from './account-state'
import { sessionOf } from './fresh-session'
import { withSessionLock } from './session-lock'

/** Asks the own API to use the session in the cookies. */
export const SESSION_HEADERS = { 'x-session': 'cookie' } as const

/**
 * Each tab is a process of its own: a tab that gets the lock a moment later may still read the previous value from
 * storage.
 */
const SETTLE_MS = 100

const { withSession } = sessionOf({
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
      answer: async () => (await import('@/contracts/account')).SessionAnswer,
    }),
})

/**
 * Calls `ownApi` as the logged-in customer: renews the session before it ends and once after a 401. Throws
 * `OwnApiError` 401 without a log-in or when the session was refused, which then ends in all tabs; `NoAnswerError` does
 * not end the session.
 */
export const customerApi = <Answer>(call: OwnCall<Answer>): Promise<Answer> =>
  withSession(() => ownApi({ ...call, headers: { ...SESSION_HEADERS, ...call.headers } }))
