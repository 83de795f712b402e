import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export async function searchResultsMetadata(shop: Shop, q: string): Promise<Metadata> {
  return pageMetadata(shop, { title: q })
}
