import type { Metadata } from 'next'
import { searchText } from '@/clients/search'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function searchResultsMetadata(shop: Shop, q: string): Metadata {
  return pageMetadata(shop, {
    title: intlFor(shop).formatMessage({ id: 'catalog.searchTitle' }, { text: searchText(q) }),
    noindex: true,
  })
}
