import type { RedirectRow } from '@/domain/content/content'
import type { RedirectSite } from './follow-redirects'
import { liveRoute } from './live-route'
import { sampleVisits } from './redirect-checks'
import { findRule } from './redirect-rules'

/** What a redirect does in the shop now; `behind` is followed in its place, `page`: a page of the shop comes first. */
export type RedirectState =
  | Readonly<{ state: 'works' | 'off' | 'over' | 'page' }>
  | Readonly<{ state: 'waits'; from: string }>
  | Readonly<{ state: 'hidden'; behind: RedirectRow }>

/** The state of a redirect among those of its `site`, by the lookup that visitors meet; `now` in epoch milliseconds. */
export function redirectState(row: RedirectRow, site: RedirectSite, now: number): RedirectState {
  if (!row.enabled) return { state: 'off' }
  if (row.validTo !== null && Date.parse(row.validTo) <= now) return { state: 'over' }
  if (row.validFrom !== null && Date.parse(row.validFrom) > now) return { state: 'waits', from: row.validFrom }
  const isLive = (path: string) => liveRoute(site.routes, path) !== null
  const found = sampleVisits(row).map((visit) => findRule(site.redirects, { ...visit, now, isLive })?.rule.row)
  if (found.some((other) => other?.id === row.id)) return { state: 'works' }
  const behind = found.find((other) => other !== undefined)
  return behind ? { state: 'hidden', behind } : { state: 'page' }
}
