import { LRUCache } from 'lru-cache'

/** How many keys one limiter remembers; the least recently used one is forgotten first. */
const MAX_KEYS = 10_000

/** Sums of fractions of a millisecond are not exact. */
const ROUNDING_MS = 1e-3

export type RateLimit = Readonly<{
  /** How many attempts at once. */
  most: number
  /** After how many milliseconds one more. */
  everyMs: number
}>

/** Half of a limit that a shared store counts, for the memory of a process while the store is away: there may be a second process. */
export const halveLimit = ({ most, everyMs }: RateLimit): RateLimit => ({ most: Math.max(1, Math.floor(most / 2)), everyMs })

/** The unused part of `most * everyMs`; an attempt costs `everyMs`, and passing time refills it. */
type Bucket = Readonly<{ leftMs: number; at: number }>

/**
 * The one rate limiter in memory, a token bucket for each key: so many at once, then one after another (decision 49). Bounded, one
 * for each process, `now` in milliseconds. An attempt that is refused is not counted.
 */
export class RateLimiter {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MAX_KEYS })
  constructor(readonly limit: RateLimit) {}

  /** Counts an attempt; 0 when it is allowed, else the milliseconds to wait for the next. `cost`: as many attempts at once. */
  consume(key: string, now: number, cost = 1): number {
    const waitMs = this.wait(key, now, cost)
    const leftMs = this.#leftMs(key, now)
    this.#buckets.set(key, { leftMs: waitMs > 0 ? leftMs : leftMs - this.limit.everyMs * cost, at: now })
    return waitMs
  }

  /** The milliseconds until an attempt is allowed, without counting one. */
  wait(key: string, now: number, cost = 1): number {
    return Math.max(0, Math.ceil(this.limit.everyMs * cost - this.#leftMs(key, now) - ROUNDING_MS))
  }

  /** Refunds an attempt that turned out to be legitimate. */
  refund(key: string, now: number): void {
    if (!this.#buckets.has(key)) return
    const { most, everyMs } = this.limit
    this.#buckets.set(key, { leftMs: Math.min(most * everyMs, this.#leftMs(key, now) + everyMs), at: now })
  }

  get size(): number {
    return this.#buckets.size
  }

  #leftMs(key: string, now: number): number {
    const full = this.limit.most * this.limit.everyMs
    const bucket = this.#buckets.get(key)
    return bucket ? Math.min(full, bucket.leftMs + Math.max(0, now - bucket.at)) : full
  }
}
