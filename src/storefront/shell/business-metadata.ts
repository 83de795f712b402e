import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { shopUrl } from '@/storefront/shop/shop-path'

export function businessMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'later.businessTitle' }),
    description: intl.formatMessage({ id: 'later.businessLead' }),
    canonical: shopUrl(shop, 'b2bLanding'),
  })
}
