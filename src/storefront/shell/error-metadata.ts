import type { Metadata } from 'next'
import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import type { ErrorKind } from './error-screen'

const TITLES = {
  'not-found': 'ERRORPAGE_OOPS',
  expired: 'ERRORPAGE_OOPS_EXPIRED_LINK',
  gone: 'shell.goneHeadline',
  failure: 'shell.failureHeadline',
} as const satisfies Record<ErrorKind, string>

export const errorMetadata = (shop: Shop, kind: ErrorKind): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: TITLES[kind] }), noindex: true })
