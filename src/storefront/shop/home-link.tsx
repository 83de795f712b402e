import type { Shop } from '@/domain/routing/shop'
import { AppLink } from '@/storefront/kit/app-link'
import { shopPath } from './shop-path'

/** The first step of the breadcrumbs. */
export const homeLink = (shop: Shop, name: string) => (
  <AppLink key="home" href={shopPath(shop, 'home')}>
    {name}
  </AppLink>
)
