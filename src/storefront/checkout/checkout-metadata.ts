import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function checkoutMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'checkout.title' })
  return pageMetadata(shop, { title, description: intl.formatMessage({ id: 'checkout.metaDescription' }), noindex: true })
}
