'use client'
import { compileRoutes, pathTo, type Params } from '@/domain/routing/route-map'
import type { Screen } from '@/domain/routing/screens'
import type { ClientShop } from './client-shop'
import { useShop } from './shop-provider'

type PathOf = (screen: Screen, params?: Params) => string

const made = new WeakMap<ClientShop, PathOf>()

function pathOfShop(shop: ClientShop): PathOf {
  const known = made.get(shop)
  if (known) return known
  const routes = compileRoutes(shop.routes)
  const pathOf: PathOf = (screen, params) => pathTo(routes, screen, params)
  made.set(shop, pathOf)
  return pathOf
}

/**
 * Builds addresses of this shop: `pathOf('product', { pdp })`. Importing it loads the route map's code, so components
 * in the first load take finished addresses as props.
 */
export const useShopPath = (): PathOf => pathOfShop(useShop())
