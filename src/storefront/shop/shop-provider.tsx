'use client'
import { type ReactNode, createContext, use } from 'react'
import type { Screen } from '@/domain/routing/screens'
import type { ClientShop } from './client-shop'

export const ShopContext = createContext<ClientShop | null>(null)

/** Gives client components the shop of the page; mounted once, in the root layout. */
export const ShopProvider = ({ shop, children }: { shop: ClientShop; children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
)

/** The shop of the page; throws outside `ShopProvider`. */
export function useShop(): ClientShop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop is used outside ShopProvider')
  return shop
}

/** The path of a screen whose address has no parameters; the others need the route map's code (`useShopPath`). */
export function useScreenPath(): (screen: Screen) => string {
  const { routes } = useShop()
  return (screen) => {
    const pattern = routes.find((route) => route.screen === screen)?.pattern
    if (pattern === undefined || pattern.includes('{')) throw new Error(`No path of the screen "${screen}" without parameters`)
    return pattern
  }
}
