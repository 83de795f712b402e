import { hasAccounts } from '@/domain/has-accounts'
import type { Shop } from '@/domain/shop'
import { shopPath } from '@/storefront/shop/shop-path'

/** Where the page leads, as finished addresses: the route map's code stays out of its first load. */
export type ClarificationLinks = Readonly<{
  contact: string
  /** The page with everything on it. */
  all: string
  /** Where sales are followed; null in a partner's widget. */
  follow: string | null
}>

export const clarificationLinks = (shop: Shop, id: string, trade: string): ClarificationLinks => ({
  contact: shopPath(shop, 'contact'),
  all: shopPath(shop, 'clarification', { id, trade }),
  follow: hasAccounts(shop.mode) ? shopPath(shop, 'accountOverview') : null,
})
