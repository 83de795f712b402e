import { ownApi, serverNow, type OwnCall } from '@/storefront/kit/own-api'
import { accountStore } from './account-store'
import { aloneInTabs } from './alone-in-tabs'
import { sessionOf } from './fresh-session'

/** Says that tokens travel in cookies (`contracts.md` 5). */
export const SESSION_HEADERS = { 'x-session': 'cookie' } as const

/** Tabs are processes of their own: one that gets the lock a moment later may still read what storage held before. */
const SETTLE_MS = 100

const { withSession } = sessionOf({
  read: accountStore.read,
  change: accountStore.change,
  refused: () => accountStore.ended('refused'),
  alone: aloneInTabs,
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
 * `ownApi` as the logged-in customer: renews the session before it ends and once after a 401. Throws `OwnApiError` 401
 * when nobody is logged in or the session was refused, which then is over in all tabs; `NoAnswerError` ends nothing.
 */
export const customerApi = <Answer>(call: OwnCall<Answer>): Promise<Answer> =>
  withSession(() => ownApi({ ...call, headers: { ...SESSION_HEADERS, ...call.headers } }))
