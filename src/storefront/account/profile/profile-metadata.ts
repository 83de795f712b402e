import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import type { MessageId } from '@/storefront/i18n/message-types'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

/** Search engines do not index pages of the account. */
export const profileMetadata = (shop: Shop, title: MessageId): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: title }), noindex: true })
