import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { everywhere, pageAddress } from '@/storefront/shop/page-address'
import { pageMetadata } from '@/storefront/shop/page-metadata'

export function homeMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const { priceLockDays, payoutWorkingDays } = shop.market.promises
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: 'home.metaTitle' }),
    description: intl.formatMessage({ id: 'home.metaDescription' }, { days: priceLockDays, workingDays: payoutWorkingDays }),
    address: pageAddress(shop, 'home', {}, everywhere),
  })
}
