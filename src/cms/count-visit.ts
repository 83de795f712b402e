import type { Decision } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import { countToday } from '@/runtime/daily-counts'
import { noteMiss } from './misses'
import { countHit } from './redirect-hits'

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
