import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

/** An offer is personal: never indexed, and its title contains neither device nor price. */
export const offerMetadata = (shop: Shop, _pdp: string, _offer: string): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'catalog.offerTitle' }), noindex: true })
