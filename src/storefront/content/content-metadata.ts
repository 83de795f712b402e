import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { shopUrl } from '@/storefront/shop/shop-path'
import { loadPage } from './load-page'

export function contentMetadata(shop: Shop, slug: string): Metadata {
  const { metaTitle, metaDescription, noindex } = loadPage(shop, slug)
  return pageMetadata(shop, {
    title: metaTitle,
    description: metaDescription,
    canonical: shopUrl(shop, 'content', { slug }),
    noindex,
  })
}
