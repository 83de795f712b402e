import type { Decision } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import { countToday } from '@/runtime/daily-counts'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { noteMiss } from './misses'
import { writeRegularly } from './regular-work'

/** What is counted of a request, by the server entry, or by the proxy of `next dev`. */
export type CountedVisit = Readonly<{
  method: string
  path: string
  bot: boolean
  /** The router's own request, which one for the document follows. */
  isRouter: boolean
  referer: string | null | undefined
  now: number
}>

/** Counts one use of the redirect that decided, one that says "gone" included. Call it once for each request. */
export function countRedirect(decision: Decision, now: number): void {
  if (decision.kind !== 'redirect' && decision.kind !== 'abort') return
  const [rule] = decision.rules ?? []
  if (!rule) return
  countHit(rule.id, new Date(now))
  countToday(decision.shop, 'redirects')
}

/**
 * Records a document that answered 404, whether routing found no page or the page found no device. Requests of the
 * router are skipped, because a request for the document follows them; so are addresses that contain a secret, because no one
 * links to them.
 */
export function countMissing(decision: Decision, status: number, visit: CountedVisit): void {
  const { method, path, bot, isRouter, referer, now } = visit
  if (status !== 404 || isRouter || (method !== 'GET' && method !== 'HEAD')) return
  if (decision.kind !== 'abort' && (decision.kind !== 'screen' || screenRow(decision.screen).secret)) return
  const who = noteMiss({ market: decision.shop.market.code, path, bot, referer, now: new Date(now) })
  if (who === 'people') countToday(decision.shop, 'missing')
}

/**
 * Counts which redirects are followed. A request only adds to a map in memory; a writer that instrumentation starts
 * empties it every few seconds. The map is process-wide, because the server entry is another bundle.
 */
export type Hits = Readonly<{ count: number; lastHitAt: Date }>

const FLUSH_MS = 10_000
/** More redirects than any shop has; beyond it, hits are not counted until the next write. */
const MAX_COUNTS = 10_000

const pending = () => processWide('cms.redirect-hits', () => new Map<string, Hits>())

/** Records one use of the redirect `id` at `now`. Never waits, never throws. */
export function countHit(id: string, now: Date): void {
  const hits = pending()
  const before = hits.get(id)
  if (before || hits.size < MAX_COUNTS) hits.set(id, { count: (before?.count ?? 0) + 1, lastHitAt: now })
}

/** Takes all counts out of the map; those that `write` could not store are put back. */
export async function flushHits(write: (hits: ReadonlyMap<string, Hits>) => Promise<void>): Promise<void> {
  const taken = new Map(pending())
  if (taken.size === 0) return
  pending().clear()
  try {
    await write(taken)
  } catch (error) {
    for (const [id, hits] of taken) {
      const since = pending().get(id)
      pending().set(id, { count: hits.count + (since?.count ?? 0), lastHitAt: since?.lastHitAt ?? hits.lastHitAt })
    }
    throw error
  }
}

/** Writes the counts every ten seconds; `stop` writes the last ones. */
export const startHitWriter = (write: (hits: ReadonlyMap<string, Hits>) => Promise<void>, onProblem: (error: unknown) => void) =>
  writeRegularly({ everyMs: FLUSH_MS, write: () => flushHits(write), onProblem })
