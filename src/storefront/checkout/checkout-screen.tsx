import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { MARK_WITH_ACCOUNT, MARK_WITHOUT_CART } from '@/domain/page-scripts'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { shopPath } from '@/storefront/shop/shop-path'
import { pageMetadata } from '@/storefront/shop/page-address'
import { CheckoutLater } from './checkout-later'
import { checkoutLinks } from './checkout-links'
import classes from './checkout.module.css'

/** S-03. The page is the same for everyone; cart, form and prices are added in the browser. */
export function CheckoutScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'checkout.title' })
  const home = (
    <a key="home" href={shopPath(shop, 'home')}>
      {intl.formatMessage({ id: 'common.home' })}
    </a>
  )
  return (
    <div className={layout.wrap}>
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[home, title]} />
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'checkout.noScript' })}</Notice>
      </noscript>
      {/* eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the server knows by its text */}
      <script dangerouslySetInnerHTML={{ __html: MARK_WITHOUT_CART }} />
      {/* eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the server knows by its text */}
      <script dangerouslySetInnerHTML={{ __html: MARK_WITH_ACCOUNT }} />
      <IntlIsland shop={shop} features={['checkout', 'parcel']}>
        <CheckoutLater
          links={checkoutLinks(shop)}
          optional={intl.formatMessage({ id: 'common.optional' })}
          close={intl.formatMessage({ id: 'common.close' })}
          heading={
            <div className={classes.heading}>
              <h1>{title}</h1>
              <p className={layout.lead}>{intl.formatMessage({ id: 'checkout.lead' })}</p>
            </div>
          }
        />
      </IntlIsland>
    </div>
  )
}

export function checkoutMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'checkout.title' })
  return pageMetadata(shop, { title, description: intl.formatMessage({ id: 'checkout.metaDescription' }), noindex: true })
}
