import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { pageAddress } from '@/storefront/shop/page-address'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { loadPage } from './load-page'

export function contentMetadata(shop: Shop, slug: string): Metadata {
  const { key, metaTitle, metaDescription, noindex } = loadPage(shop, slug)
  return pageMetadata(shop, {
    title: metaTitle,
    description: metaDescription,
    address: pageAddress(shop, 'content', { slug }, ({ pages }) => {
      const alternate = key === null ? undefined : pages[key]
      return alternate ? { slug: alternate } : null
    }),
    noindex,
  })
}
