import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { shopUrl } from '@/storefront/shop/shop-path'
import { loadCategory } from './load-catalog.server'
import { withoutBrand } from './titles'

export async function sellCategoryMetadata(shop: Shop, url: string): Promise<Metadata> {
  const category = await loadCategory(shop, url)
  if (!category) return {}
  const canonical = shopUrl(shop, 'sellCategory', { category: url })
  return {
    ...pageMetadata(shop, { title: withoutBrand(category.metaTitle), description: category.metaDescription, canonical }),
    keywords: category.metaKeywords,
  }
}
