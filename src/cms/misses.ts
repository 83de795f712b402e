import { LRUCache } from 'lru-cache'
import { findArea } from '@/domain/routing/areas'
import { isProbe, missedPath, refererHost } from '@/domain/routing/missed-path'
import { processWide } from '@trade-in-shop/runtime/process-wide'

/**
 * Records addresses that answered 404. A request only adds to maps in memory; a writer that instrumentation starts
 * empties them every few seconds. The maps are process-wide, because server entry and instrumentation are separate bundles.
 */
export type Miss = Readonly<{
  /** Code of the market. */
  market: string
  /** Still percent-encoded, without query. */
  path: string
  bot: boolean
  referer: string | null | undefined
  now: Date
}>

/** The counts of a path within one interval. */
export type Missed = Readonly<{
  market: string
  path: string
  people: number
  machines: number
  referrer: string | null
  firstSeenAt: Date
  lastSeenAt: Date
}>

type VisitorKind = 'people' | 'machines'
type Count = Readonly<{ count: number; referrer: string | null; firstSeenAt: Date; lastSeenAt: Date }>
/** Paths of one market and kind of visitor: those requested once, the oldest first, and those requested again. */
type Ledger = Readonly<{ once: LRUCache<string, Count>; again: LRUCache<string, Count> }>
type Pending = Map<string, Readonly<Record<VisitorKind, Ledger>>>

/** Enough for people; a scanner's random paths evict each other, and never a path that was requested twice. */
const MAX_PATHS_SEEN_ONCE = 100
const MAX_PATHS_SEEN_AGAIN = 200

const pending = () => processWide('cms.misses', (): Pending => new Map())
const ledger = (): Ledger => ({
  once: new LRUCache({ max: MAX_PATHS_SEEN_ONCE }),
  again: new LRUCache({ max: MAX_PATHS_SEEN_AGAIN }),
})

/** Records one miss without personal data; null when it is not counted. Never waits, never throws. */
export function noteMiss({ market, path, bot, referer, now }: Miss): VisitorKind | null {
  // Skip previews, whose path contains most of a secret, and files and the own API, which no one links to.
  if (!['page', 'staff'].includes(findArea(path))) return null
  const who: VisitorKind = bot || isProbe(path) ? 'machines' : 'people'
  const referrer = who === 'people' ? refererHost(referer) : null
  add(market, who, missedPath(path), { count: 1, referrer, firstSeenAt: now, lastSeenAt: now })
  return who
}

function add(market: string, who: VisitorKind, path: string, seen: Count): void {
  const all = pending()
  const own = all.get(market) ?? { people: ledger(), machines: ledger() }
  all.set(market, own)
  const { once, again } = own[who]
  const before = again.get(path) ?? once.get(path)
  once.delete(path)
  const sum = before ? together(before, seen) : seen
  ;(sum.count > 1 ? again : once).set(path, sum)
}

const together = (left: Count, right: Count): Count => ({
  count: left.count + right.count,
  referrer: right.referrer ?? left.referrer,
  firstSeenAt: left.firstSeenAt < right.firstSeenAt ? left.firstSeenAt : right.firstSeenAt,
  lastSeenAt: left.lastSeenAt > right.lastSeenAt ? left.lastSeenAt : right.lastSeenAt,
})

/** Takes all misses out of the maps; those that `write` could not store are put back. Returns how many there were. */
export async function flushMisses(write: (misses: readonly Missed[]) => Promise<void>): Promise<number> {
  const taken = [...pending()].flatMap(([market, own]) =>
    (['people', 'machines'] as const).flatMap((who) =>
      [...own[who].once.dump(), ...own[who].again.dump()].map(([path, { value }]) => ({ market, who, path, seen: value })),
    ),
  )
  if (taken.length === 0) return 0
  pending().clear()
  const rows = taken.map(({ market, who, path, seen: { count, ...seen } }): Missed => {
    return { market, path, people: who === 'people' ? count : 0, machines: who === 'machines' ? count : 0, ...seen }
  })
  try {
    await write(rows)
  } catch (error) {
    for (const { market, who, path, seen } of taken) add(market, who, path, seen)
    throw error
  }
  return rows.length
}
