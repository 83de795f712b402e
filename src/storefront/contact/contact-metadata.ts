import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { everywhere, pageAddress } from '@/storefront/shop/page-address'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function contactMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'contact.title' }),
    description: intl.formatMessage({ id: 'contact.metaDescription' }),
    address: pageAddress(shop, 'contact', {}, everywhere),
  })
}
