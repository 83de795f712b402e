import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function thankYouMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'checkout.thanks' })
  return pageMetadata(shop, { title, description: intl.formatMessage({ id: 'checkout.thanksMeta' }), noindex: true })
}
