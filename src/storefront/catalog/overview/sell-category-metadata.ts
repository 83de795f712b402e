import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { categoryAddress } from '@/storefront/catalog/catalog-addresses.server'
import { loadCategory } from '@/storefront/catalog/load-catalog.server'
import { withoutBrand } from '@/storefront/catalog/titles'

export async function sellCategoryMetadata(shop: Shop, url: string): Promise<Metadata> {
  const category = await loadCategory(shop, url)
  if (!category) return {}
  const address = await categoryAddress(shop, category)
  return {
    ...pageMetadata(shop, { title: withoutBrand(category.metaTitle), description: category.metaDescription, address }),
    keywords: category.metaKeywords,
  }
}
