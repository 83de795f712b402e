import type { LimitKey } from '@trade-in-shop/contracts/call-limits'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { halveLimit, RateLimiter } from '@trade-in-shop/runtime/rate-limiter'
import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import type { Platform } from '@platform/context'
import type { DeclaredLimit } from '@platform/http/platform-endpoint'
import { HttpProblem, isStoreDown } from '@platform/http/http-problem'

/** So many attempts within so many milliseconds. */
export type Limit = Readonly<{ most: number; withinMs: number }>

/** A limit that `run` of an endpoint counts, as the endpoint declares it. */
export const declaredLimit = (key: LimitKey, { most, withinMs }: Limit): DeclaredLimit => ({
  ...{ key, most, perSeconds: withinMs / SECOND, by: 'run' },
})

/** The counts of this process, one limiter for each limit; per pool, for tests with several. */
const memories = new WeakMap<Platform['pool'], { limiters: Map<string, RateLimiter>; repeats: ReturnType<typeof limitRepeats> }>()
function memoryOf({ pool }: Platform) {
  const memory = memories.get(pool) ?? { limiters: new Map(), repeats: limitRepeats() }
  memories.set(pool, memory)
  return memory
}

export function halfInMemory({ most, withinMs }: Limit): RateLimiter {
  return new RateLimiter(halveLimit({ most, everyMs: withinMs / most }))
}

function limiterOf(platform: Platform, limit: Limit): RateLimiter {
  const { limiters } = memoryOf(platform)
  const name = `${limit.most} within ${limit.withinMs}`
  const limiter = limiters.get(name) ?? halfInMemory(limit)
  limiters.set(name, limiter)
  return limiter
}

/** 429 with `Retry-After`. */
export const tooManyRequests = (seconds: number): HttpProblem =>
  new HttpProblem(429, 'too_many_requests', { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } })

/**
 * Counts by `inStore`; while the store cannot be asked, or takes no writes, by half the limit in memory (F29). Throws 429.
 * Never inside a transaction: a failed statement ends it.
 */
export async function consumeOrRemember(
  platform: Platform,
  key: string,
  limit: Limit,
  inStore: () => Promise<unknown>,
): Promise<void> {
  try {
    await inStore()
  } catch (error) {
    if (!isStoreDown(error)) throw error
    if (memoryOf(platform).repeats('store') !== null)
      platform.log.warn({}, 'limits are counted in memory, at half: the store takes no counts')
    const waitMs = limiterOf(platform, limit).consume(key, platform.clock().getTime())
    if (waitMs > 0) throw tooManyRequests(waitMs / 1000)
  }
}

/** When the database is away, a count is not refunded: that costs one attempt, and must not spoil a good answer. */
export async function unlessStoreDown(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isStoreDown(error)) throw error
  })
}
