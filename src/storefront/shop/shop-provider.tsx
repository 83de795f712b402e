'use client'
import { useMemo, type ReactNode } from 'react'
import { compileRoutes, pathTo } from '@/domain/routing/route-map'
import type { ClientShop } from './client-shop'
import { ShopContext, type PathOf } from './shop-context'

/** Gives client components the shop of the page; mounted once, in the root layout. */
export function ShopProvider({ shop, children }: { shop: ClientShop; children: ReactNode }) {
  const value = useMemo(() => {
    const routes = compileRoutes(shop.routes)
    const pathOf: PathOf = (screen, params) => pathTo(routes, screen, params)
    return { shop, pathOf }
  }, [shop])
  return <ShopContext value={value}>{children}</ShopContext>
}
