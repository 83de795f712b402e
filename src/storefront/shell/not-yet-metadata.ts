import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { NOT_YET, type NotYetTopic } from './not-yet-screen'

export const notYetMetadata = (shop: Shop, topic: NotYetTopic): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: NOT_YET[topic].title }), noindex: true })
