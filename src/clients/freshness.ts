import { LRUCache } from 'lru-cache'
import { processWide } from './process-wide'

/**
 * Life of answers that are the same for everyone, in seconds (`architecture.md` 2.8). What is personal or has a price
 * that binds (offers, vouchers, trades) is kept nowhere.
 */
export const LIFE = {
  categoryList: 60,
  category: 60,
  categoryOfOverview: 60,
  device: 60,
  knownDevice: 60,
  devices: 60,
  variants: 60,
  suggestions: 30,
  accessKeys: 60,
  newAccessKeys: 5,
  sitemap: 3600,
} as const
export type Operation = keyof typeof LIFE

const STALE_IF_ERROR_MS = 24 * 60 * 60 * 1000
/** Up to this many lives an old answer is shown while a new one is fetched; an older one only when the fetch fails. */
const LIVES_SHOWN_WHILE_ASKING = 10
const JITTER = 0.1

type Kept<T> = Readonly<{ value: T; at: number; softUntil: number }>

export type Policy<T> = Readonly<{
  seconds: number
  maxEntries: number
  maxBytes: number
  /** What may be kept: an answer that only stands for a failure must not be. */
  shouldCache: (value: T) => boolean
  now?: () => number
  random?: () => number
}>

/**
 * A bounded cache for one operation: one flight per key, a jittered soft life, stale while revalidating, and the last
 * good answer for up to 24 h while the upstream fails. A failure is never kept; it reaches everyone who waited for it.
 */
export function freshness<T>(policy: Policy<T>): (key: string, load: () => Promise<T>) => Promise<T> {
  const now = policy.now ?? (() => performance.now())
  const random = policy.random ?? Math.random
  const lifeMs = policy.seconds * 1000
  const flights = new Map<string, Promise<T>>()
  const kept = new LRUCache<string, Kept<T>>({
    max: policy.maxEntries,
    maxSize: policy.maxBytes,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value) ?? '').length,
  })

  function keep(key: string, value: T): T {
    const softLife = lifeMs * (1 - JITTER + 2 * JITTER * random())
    if (policy.shouldCache(value)) kept.set(key, { value, at: now(), softUntil: now() + softLife })
    return value
  }

  function fly(key: string, load: () => Promise<T>): Promise<T> {
    const under = flights.get(key)
    if (under) return under
    const flight = load()
      .then((value) => keep(key, value))
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return async (key, load) => {
    const held = kept.get(key)
    if (!held) return fly(key, load)
    const age = now() - held.at
    if (now() < held.softUntil) return held.value
    const flight = fly(key, load)
    const fallback = age < STALE_IF_ERROR_MS ? flight.catch(() => held.value) : flight
    return age < lifeMs * LIVES_SHOWN_WHILE_ASKING ? (void fallback, held.value) : fallback
  }
}

/** The process's cache of one operation. */
export function freshly<T>(operation: Operation, shouldCache: (value: T) => boolean) {
  return (key: string, load: () => Promise<T>): Promise<T> =>
    processWide(`freshness.${operation}`, () =>
      freshness<T>({ seconds: LIFE[operation], maxEntries: 2000, maxBytes: 16 * 1024 * 1024, shouldCache }),
    )(key, load)
}
