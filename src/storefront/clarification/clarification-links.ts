import { hasAccounts } from '@/domain/market/widget-modes'
import type { Shop } from '@/domain/market/shop'
import type { Params } from '@/domain/routing/route-map'
import { shopPath } from '@/storefront/shop/shop-path'

/** The page's links as finished addresses, so that the route map's code is not in its first load. */
export type ClarificationLinks = Readonly<{
  contact: string
  /** The page with all devices of the clarification. */
  all: string
  /** The page where trades are followed; null in a partner's widget. */
  follow: string | null
}>

/**
 * The address of a clarification in the market of its trade, if that is not this shop's; null in the same market, and
 * where that market has no shop beside this one.
 */
export function homeOfClarification(shop: Shop, application: string | undefined, screen: Place): string | null {
  if (application === undefined || application === shop.market.applicationId) return null
  const home = shop.siblings.find(({ applicationId }) => applicationId === application)
  return home ? home.origin + shopPath(home, screen.name, screen.params) : null
}
type Place = Readonly<{ name: 'clarification' | 'quickAnswer'; params: Params }>

export const clarificationLinks = (shop: Shop, id: string, trade: string): ClarificationLinks => ({
  contact: shopPath(shop, 'contact'),
  all: shopPath(shop, 'clarification', { id, trade }),
  follow: hasAccounts(shop.mode) ? shopPath(shop, 'accountOverview') : null,
})
