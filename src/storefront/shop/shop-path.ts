import { pathTo, type Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/shop'

/** The address of a screen in a shop, from its route map; for server components. */
export const shopPath = (shop: Pick<Shop, 'routes'>, screen: Screen, params?: Params): string =>
  pathTo(shop.routes, screen, params)

/** The same with the origin of the shop's canonical host: `rel=canonical`, never the visitor's `Host` (security 5). */
export const shopUrl = (shop: Pick<Shop, 'routes' | 'origin'>, screen: Screen, params?: Params): string =>
  `${shop.origin}${shopPath(shop, screen, params)}`
