import type { Shop } from '@/domain/routing/shop'
import { shopPath } from '@/storefront/shop/shop-path'

/** Targets of the links in the registration; null where the market has not published the page. */
export type RegisterLinks = Readonly<{
  terms: string | null
  privacy: string | null
  login: string
  register: string
  contact: string
}>

export function registerLinks(shop: Shop): RegisterLinks {
  const page = (key: string) => {
    const found = shop.content.pages.find((candidate) => candidate.key === key)
    return found ? shopPath(shop, 'content', { slug: found.slug }) : null
  }
  return {
    terms: page('terms'),
    privacy: page('privacy'),
    login: shopPath(shop, 'accountOverview'),
    register: shopPath(shop, 'register'),
    contact: shopPath(shop, 'contact'),
  }
}
