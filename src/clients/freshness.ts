import { LRUCache } from 'lru-cache'
import { DAY } from '@trade-in-shop/runtime/durations'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import { processWide } from '@trade-in-shop/runtime/process-wide'

/**
 * Cache life in seconds of answers that are the same for everyone. Personal answers and binding prices (offers, vouchers,
 * trades) are never cached.
 */
export const LIFE = {
  categoryList: 60,
  category: 60,
  categoryOfOverview: 60,
  device: 60,
  knownDevice: 60,
  picture: 60,
  devices: 60,
  variants: 60,
  suggestions: 30,
  accessKeys: 60,
  newAccessKeys: 5,
  sitemap: 3600,
} as const
export type CachedOperation = keyof typeof LIFE

const STALE_IF_ERROR_MS = DAY
/** Without a version of the upstream, an old answer is served while a new one is fetched, up to this multiple of its life. */
const LIVES_SHOWN_WHILE_ASKING = 10
const JITTER = 0.1
/** Repeat a failure for this long instead of calling again: Next renders a failed page twice. */
const FAILURE_MS = 1000
const MAX_FAILURES = 500

type CachedAnswer<T> = Readonly<{ value: T; at: number; softUntil: number }>

export type Policy<T> = Readonly<{
  seconds: number
  maxEntries: number
  maxBytes: number
  /** Whether an answer may be cached; false for an answer that only replaces a failure. */
  shouldCache: (value: T) => boolean
  /**
   * True when the upstream says that a cached answer is unchanged, false to fetch it again before answering, null to use its
   * age.
   */
  isCurrent?: (value: T) => boolean | null
  /** Called when an answer past its life was served because no new one could be fetched. */
  onStale?: () => void
  now?: () => number
  random?: () => number
}>

/**
 * A bounded cache for one operation: one call in flight per key, a life with jitter, stale while revalidating, and the last
 * good answer for up to 24 h while the upstream fails. A failure is given to everyone who waited, and to callers within a
 * second.
 */
export function freshness<T>(policy: Policy<T>): (key: string, load: () => Promise<T>) => Promise<T> {
  const now = policy.now ?? (() => performance.now())
  const random = policy.random ?? Math.random
  const lifeMs = policy.seconds * 1000
  const flights = new SingleFlight<T>()
  const failures = new LRUCache<string, { error: unknown; until: number }>({ max: MAX_FAILURES })
  const kept = new LRUCache<string, CachedAnswer<T>>({
    max: policy.maxEntries,
    maxSize: policy.maxBytes,
    sizeCalculation: ({ value }, key) => key.length + (JSON.stringify(value) ?? '').length,
  })

  function keep(key: string, value: T): T {
    const softLife = lifeMs * (1 - JITTER + 2 * JITTER * random())
    if (policy.shouldCache(value)) kept.set(key, { value, at: now(), softUntil: now() + softLife })
    return value
  }

  async function loadOnce(key: string, load: () => Promise<T>): Promise<T> {
    const failure = failures.get(key)
    if (failure && now() < failure.until) throw failure.error
    try {
      return keep(key, await load())
    } catch (error) {
      failures.set(key, { error, until: now() + FAILURE_MS })
      throw error
    }
  }
  const fly = (key: string, load: () => Promise<T>) => flights.run(key, () => loadOnce(key, load))

  return async (key, load) => {
    const held = kept.get(key)
    if (!held) return fly(key, load)
    const age = now() - held.at
    const current = policy.isCurrent?.(held.value) ?? null
    if (current ?? now() < held.softUntil) return held.value
    const flight = fly(key, load)
    const stale = () => (policy.onStale?.(), held.value)
    const fallback = age < STALE_IF_ERROR_MS ? flight.catch(stale) : flight
    const isShown = !policy.isCurrent && age < lifeMs * LIVES_SHOWN_WHILE_ASKING
    return isShown ? (void fallback, held.value) : fallback
  }
}

export function freshly<T>(operation: CachedOperation, policy: Pick<Policy<T>, 'shouldCache' | 'isCurrent' | 'onStale'>) {
  return (key: string, load: () => Promise<T>): Promise<T> =>
    processWide(`clients.freshness.${operation}`, () =>
      freshness<T>({ seconds: LIFE[operation], maxEntries: 2000, maxBytes: 16 * 1024 * 1024, ...policy }),
    )(key, load)
}
