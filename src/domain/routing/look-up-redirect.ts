import type { Shop } from '@/domain/market/shop'
import { decideIn } from './decide'
import { splitAddress } from './paths'

export type RedirectLookup = Readonly<{
  /** A path of the shop, or an absolute address when `external`. */
  target: string
  external: boolean
  status: 301 | 302 | 307 | 308
}>

/** What a request for the path would be answered: its redirect, `gone`, or null for everything else. */
export function lookUpRedirect(shop: Shop, address: string, now: number): RedirectLookup | 'gone' | null {
  const { path, query } = splitAddress(address)
  const decision = decideIn(shop, { path, query: query ?? '', now })
  if (decision.kind === 'abort') return decision.status === 410 ? 'gone' : null
  if (decision.kind !== 'redirect') return null
  const { location, external, status } = decision
  return { target: external ? location : location.slice(shop.origin.length), external, status }
}
