import type { SessionAnswer } from '@trade-in-shop/contracts/account'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import type { AccountState } from '@/storefront/account/session/account-state'
import { readSession } from '@/storefront/account/session/customer-api'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'

const LIFETIME_MS = 300_000
export const CUSTOMER = '0f0a5d0e-3a51-4d3e-9f3c-7c1d8f1c2a10'
const problem = (code: ProblemCode) => new OwnApiError(401, code, [], undefined)

/** How long an answer takes; a test may set the order itself. */
type Wait = () => Promise<void>

/**
 * A browser with several tabs and a server, all in memory: one cookie jar, one lock, and a storage whose changes other tabs see
 * a moment later. The test sets the server's clock; the browser's is off by `skewMs`.
 */
export class SessionTabs {
  now = Date.parse('2026-11-21T12:00:00Z')
  storage: AccountState
  /** The access cookie: the time until which the server accepts it; null without one. */
  cookie: number | null
  server: 'up' | 'away' | 'refusing' = 'up'
  refreshes = 0
  sends = 0
  /** How often a tab learned that its session is over. */
  refused = 0
  #lock: Promise<unknown> = Promise.resolve()
  readonly #views: { state: AccountState }[] = []
  #spreading: Promise<unknown> = Promise.resolve()

  constructor(readonly options: { skewMs?: number; locks?: boolean; wait?: Wait } = {}) {
    this.cookie = this.now + LIFETIME_MS
    this.storage = {
      ...{ isLoggedIn: true, email: 'miriam@example.com', customerId: CUSTOMER, customerNumber: 'C-1' },
      tokenExpiry: new Date(this.cookie).toISOString(),
    }
  }

  /** Lets the token expire, as after a night's sleep. */
  expire(): void {
    this.now += LIFETIME_MS + 60_000
  }

  /** A tab: calls as the customer. Returns how often it had to send. */
  tab(): () => Promise<number> {
    const view = { state: this.storage }
    this.#views.push(view)
    const { withSession } = readSession({
      read: () => view.state,
      change: (change) => this.write(change(view.state), view),
      settle: async () => void (await this.#spreading),
      refused: () => void this.refused++,
      withLock: (work) => this.#withLock(work),
      refresh: () => this.#refresh(),
      now: () => this.now + (this.options.skewMs ?? 0),
    })
    return async () => {
      let sent = 0
      await withSession(() => {
        sent++
        return this.#send()
      })
      return sent
    }
  }

  /** The writing tab sees it at once, the others after the browser's event. */
  write(state: AccountState, by?: { state: AccountState }): void {
    this.storage = state
    if (by) by.state = state
    const told = async () => {
      if (by) await this.options.wait?.()
      for (const view of this.#views) view.state = this.storage
    }
    this.#spreading = Promise.all([this.#spreading, told()])
  }

  #withLock<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.options.locks === false) return work()
    const turn = this.#lock.then(work, work)
    this.#lock = turn.catch(() => undefined)
    return turn
  }

  async #answer(): Promise<void> {
    await this.options.wait?.()
    if (this.server === 'away') throw new NoAnswerError('offline')
  }

  async #send(): Promise<void> {
    this.sends++
    const cookie = this.cookie
    await this.#answer()
    if (cookie === null || cookie <= this.now) throw problem('unauthorized')
  }

  async #refresh(): Promise<SessionAnswer> {
    this.refreshes++
    await this.#answer()
    if (this.server === 'refusing') throw problem('session_ended')
    this.cookie = this.now + LIFETIME_MS
    return { customerId: CUSTOMER, expiresAt: new Date(this.cookie).toISOString() }
  }
}
