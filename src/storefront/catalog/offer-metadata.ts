import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export async function offerMetadata(shop: Shop, pdp: string, offer: string): Promise<Metadata> {
  return pageMetadata(shop, { title: pdp })
}
