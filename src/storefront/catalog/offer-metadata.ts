import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

/** An offer is one person's: never indexed, and its title names neither device nor price. */
export const offerMetadata = (shop: Shop, _pdp: string, _offer: string): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'catalog.offerTitle' }), noindex: true })
