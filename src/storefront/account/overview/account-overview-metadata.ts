import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export const accountOverviewMetadata = (shop: Shop): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'account.title' }), noindex: true })
