import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import type { MessageId } from '@/storefront/i18n/message-types'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'

/** Search engines do not index the newsletter's screens. */
export function newsletterMetadata(shop: Shop, title: MessageId): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: title }),
    description: intl.formatMessage({ id: 'newsletter.metaDescription' }),
    noindex: true,
  })
}
