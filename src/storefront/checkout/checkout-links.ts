import type { Shop } from '@/domain/routing/shop'
import { shopPath } from '@/storefront/shop/shop-path'

/** Targets of the links in the checkout's sentences; null where the market has not published the page. */
export type CheckoutLinks = Readonly<{
  terms: string | null
  privacy: string | null
  erasure: string | null
  packing: string | null
}>

export function checkoutLinks(shop: Shop): CheckoutLinks {
  const page = (key: string) => {
    const found = shop.content.pages.find((candidate) => candidate.key === key)
    return found ? shopPath(shop, 'content', { slug: found.slug }) : null
  }
  return { terms: page('terms'), privacy: page('privacy'), erasure: page('data-erasure'), packing: page('packaging-tips') }
}
