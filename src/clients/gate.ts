const WINDOW_MS = 10_000
const FAILURES_TO_OPEN = 5
const OPEN_MS = 5_000
const MAX_IN_FLIGHT = 50

export type Outcome = 'success' | 'failure' | 'aborted'

/**
 * Breaker and bulkhead of one upstream (`security.md`, common rules): five failures in 10 s close the way for 5 s,
 * then one probe decides; at most 50 calls are under way, the next fails at once.
 */
export class Gate {
  #failures: number[] = []
  #openedAt: number | null = null
  #probing = false
  #inFlight = 0
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Asks for a place; after `entered` the caller must call `leave` exactly once. */
  enter(): 'entered' | 'open' | 'full' {
    if (this.#inFlight >= MAX_IN_FLIGHT) return 'full'
    if (this.#openedAt !== null) {
      if (this.#probing || this.#now() - this.#openedAt < OPEN_MS) return 'open'
      this.#probing = true
    }
    this.#inFlight += 1
    return 'entered'
  }

  leave(outcome: Outcome): void {
    this.#inFlight -= 1
    this.#probing = false
    if (outcome === 'aborted') return
    if (outcome === 'success') this.#close()
    else this.#count()
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
