import type { Platform } from '@platform/context'
import { HttpProblem, isStoreDown } from '@platform/http/problem'
import { MemoryLimits, type Limit } from './memory-limits'

const LOG_EVERY_MS = 10_000
const memories = new WeakMap<Platform['pool'], { limits: MemoryLimits; loggedAt: number }>()

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
    const memory = memories.get(platform.pool) ?? { limits: new MemoryLimits(), loggedAt: -LOG_EVERY_MS }
    memories.set(platform.pool, memory)
    if (performance.now() - memory.loggedAt >= LOG_EVERY_MS) {
      memory.loggedAt = performance.now()
      platform.log.warn({}, 'limits are counted in memory, at half: the store takes no counts')
    }
    const seconds = memory.limits.consume(key, limit, platform.clock().getTime())
    if (seconds > 0) throw tooManyRequests(seconds)
  }
}

/** A count that is not given back because the store is away costs one attempt, and never the answer that was good. */
export async function unlessStoreDown(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isStoreDown(error)) throw error
  })
}
