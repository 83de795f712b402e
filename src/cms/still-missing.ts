import { redirectFor } from '@/domain/routing/redirects'
import type { Missed } from './misses'
import { currentSnapshot } from './snapshot'

/** Misses that no redirect answers now, so that addresses that staff have just redirected do not return to their list. */
export function stillMissing(misses: readonly Missed[], now: number): readonly Missed[] {
  const shops = currentSnapshot()?.directory.shops ?? []
  const byMarket = new Map(shops.map((shop) => [shop.market.code, shop]))
  return misses.filter(({ market, path }) => {
    const shop = byMarket.get(market)
    return !shop || redirectFor(shop, path, '', now) === null
  })
}
