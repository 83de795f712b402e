import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { overviewAddress } from '@/storefront/catalog/catalog-addresses.server'
import { loadOverview } from '@/storefront/catalog/load-catalog.server'
import { seriesTitle, withoutBrand } from '@/storefront/catalog/titles'

export async function catalogOverviewMetadata(shop: Shop, url: string): Promise<Metadata> {
  const overview = await loadOverview(shop, url)
  if (!overview) return {}
  const { series, manufacturer } = overview
  const { metaDescription, metaKeywords } = series ?? manufacturer
  const title = series ? seriesTitle(shop.market.popTitleExceptions, series) : withoutBrand(manufacturer.metaTitle)
  const address = await overviewAddress(shop, overview)
  return { ...pageMetadata(shop, { title, description: metaDescription, address }), keywords: metaKeywords }
}
