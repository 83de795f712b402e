import type { ReactNode } from 'react'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import layout from '@/storefront/kit/layout.module.css'
import { homeLink } from '@/storefront/shop/home-link'
import classes from './newsletter.module.css'
import type { Metadata } from 'next'
import type { MessageId } from '@/storefront/i18n/message-types'
import { pageMetadata } from '@/storefront/shop/page-address'

/** The frame of the newsletter's screens: breadcrumbs and one narrow column. */
export function NewsletterFrame({ shop, children }: { shop: Shop; children: ReactNode }) {
  const intl = intlFor(shop)
  const home = homeLink(shop, intl.formatMessage({ id: 'common.home' }))
  return (
    <div className={layout.wrap}>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'common.breadcrumbs' })}
        items={[home, intl.formatMessage({ id: 'newsletter.startTitle' })]}
      />
      <div className={classes.page}>{children}</div>
    </div>
  )
}

/** Search engines do not index the newsletter's screens. */
export function newsletterMetadata(shop: Shop, title: MessageId): Metadata {
  const intl = intlFor(shop)
  return pageMetadata(shop, {
    title: intl.formatMessage({ id: title }),
    description: intl.formatMessage({ id: 'newsletter.metaDescription' }),
    noindex: true,
  })
}
