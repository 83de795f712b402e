import type { CallLimit, LimitKey } from './call-limits'
import { RateLimiter } from '@trade-in-shop/runtime/rate-limiter'

/** One limit of one endpoint; `cost`: how much of it the call uses. */
export type CountedCall = Readonly<{ rule: string; limits: readonly CallLimit[]; cost?: number }>

/**
 * Counts the calls of endpoints in the memory of a process, by the limits that they declare (decision 171). `factor` is the
 * operator's `CALL_LIMITS_FACTOR`.
 */
export class CallCounters {
  readonly #limiters = new Map<string, RateLimiter>()
  constructor(readonly factor: number) {}

  /** Counts one call for each limit whose key has a value: for all of them or none. Returns 0, or the milliseconds to wait. */
  consume({ rule, limits, cost = 1 }: CountedCall, keys: Readonly<Partial<Record<LimitKey, string>>>, now: number): number {
    const counted = limits.flatMap((limit) => {
      const who = keys[limit.key]
      return who === undefined ? [] : [{ who, limiter: this.#limiterFor(rule, limit) }]
    })
    const waitMs = Math.max(0, ...counted.map(({ who, limiter }) => limiter.wait(who, now, cost)))
    if (waitMs === 0) for (const { who, limiter } of counted) limiter.consume(who, now, cost)
    return waitMs
  }

  #limiterFor(rule: string, { key, most, perSeconds }: CallLimit): RateLimiter {
    const name = `${rule} ${key} ${most} ${perSeconds}`
    const scaled = Math.max(1, most * this.factor)
    const limiter = this.#limiters.get(name) ?? new RateLimiter({ most: scaled, everyMs: (perSeconds * 1000) / scaled })
    this.#limiters.set(name, limiter)
    return limiter
  }
}
