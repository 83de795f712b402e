import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { nowhereElse, pageAddress } from '@/storefront/shop/page-address'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function businessMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'business.title' }),
    description: intl.formatMessage({ id: 'business.lead' }),
    address: pageAddress(shop, 'b2bLanding', {}, nowhereElse),
  })
}
