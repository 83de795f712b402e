import { hasAccounts } from '@/domain/market/widget-modes'
import type { Shop, Sibling } from '@/domain/routing/shop'
import { aboutClarification } from '@/domain/routing/contact-fragment'
import { shopPath } from '@/storefront/shop/shop-path'

/** The page's links as finished addresses, so that the route map's code is not in its first load. */
export type ClarificationLinks = Readonly<{
  contact: string
  all: string
  /** The page where trades are followed, with the number of this one; null in a partner's widget. */
  follow: string | null
}>

/** The shop of the market of a trade; undefined for this shop's own market, and for one that has no shop beside this one. */
export const findTradeSibling = (shop: Shop, application: string | undefined): Sibling | undefined =>
  shop.siblings.find(({ applicationId }) => applicationId === application)

export const clarificationLinks = (shop: Shop, id: string, trade: string): ClarificationLinks => ({
  contact: `${shopPath(shop, 'contact')}#${aboutClarification(trade)}`,
  all: shopPath(shop, 'clarification', { id, trade }),
  follow: hasAccounts(shop.mode) ? `${shopPath(shop, 'accountOverview')}#sale=${trade}` : null,
})
