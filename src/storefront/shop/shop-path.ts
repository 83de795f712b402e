import { pathTo, type Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'

/** The address of a screen in a shop, from its route map; for server components. */
export const shopPath = (shop: Pick<Shop, 'routes'>, screen: Screen, params?: Params): string =>
  pathTo(shop.routes, screen, params)
