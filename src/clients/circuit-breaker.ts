const WINDOW_MS = 10_000
const FAILURES_TO_OPEN = 5
/** One probe in half a second is no load for an upstream, and an outage of a second ends within the next. */
const OPEN_MS = 500
/** Longer than any call may take: a probe whose end was not reported holds up no other. */
const MAX_PROBE_MS = 10_000
const MAX_IN_FLIGHT = 50
const MAX_WAITING = 500

export type CallOutcome = 'success' | 'failure' | 'aborted'
export type BreakerEntry = 'entered' | 'open' | 'full'

/**
 * Circuit breaker and bulkhead of one upstream: five failures in 10 s open the breaker for half a second, then one probe
 * decides; at most 50 calls are in flight, 500 more wait in order (decision 34).
 */
export class CircuitBreaker {
  #failures: number[] = []
  #openedAt: number | null = null
  #probingSince: number | null = null
  #inFlight = 0
  readonly #waiting = new Set<(entry: BreakerEntry) => void>()
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Enters, or waits in the queue while all places are taken; `full` when too many wait or `signal` aborts first. After
   * `entered` the caller must call `leave` exactly once.
   */
  enter(signal: AbortSignal): BreakerEntry | Promise<BreakerEntry> {
    if (this.#isOpen()) return 'open'
    if (this.#inFlight < MAX_IN_FLIGHT) return this.#take()
    if (this.#waiting.size >= MAX_WAITING || signal.aborted) return 'full'
    return new Promise((resolve) => {
      const settle = (entry: BreakerEntry) => {
        this.#waiting.delete(settle)
        signal.removeEventListener('abort', giveUp)
        resolve(entry)
      }
      const giveUp = () => settle('full')
      signal.addEventListener('abort', giveUp)
      this.#waiting.add(settle)
    })
  }

  leave(outcome: CallOutcome): void {
    this.#inFlight -= 1
    this.#probingSince = null
    if (outcome === 'success') this.#close()
    else if (outcome === 'failure') this.#count()
    this.#admit()
  }

  /** Milliseconds until the next probe; 0 while the breaker is closed. */
  opensInMs(): number {
    return this.#openedAt === null ? 0 : Math.max(0, OPEN_MS - (this.#now() - this.#openedAt))
  }

  /** Whether calls have failed and none has succeeded since. */
  get isTripped(): boolean {
    return this.#openedAt !== null
  }

  #isOpen(): boolean {
    if (this.#openedAt === null) return false
    const isProbing = this.#probingSince !== null && this.#now() - this.#probingSince < MAX_PROBE_MS
    return isProbing || this.#now() - this.#openedAt < OPEN_MS
  }

  #take(): BreakerEntry {
    this.#probingSince = this.#openedAt === null ? null : this.#now()
    this.#inFlight += 1
    return 'entered'
  }

  /** Admit waiting calls in the order they came; refuse all of them while the breaker is open. */
  #admit(): void {
    for (const settle of this.#waiting) {
      if (this.#isOpen()) settle('open')
      else if (this.#inFlight < MAX_IN_FLIGHT) settle(this.#take())
      else return
    }
  }

  #close(): void {
    if (this.#openedAt === null) return
    this.#openedAt = null
    this.#failures = []
  }

  #count(): void {
    const now = this.#now()
    this.#failures = [...this.#failures.filter((at) => now - at < WINDOW_MS), now]
    if (this.#openedAt !== null || this.#failures.length >= FAILURES_TO_OPEN) this.#openedAt = now
  }
}
