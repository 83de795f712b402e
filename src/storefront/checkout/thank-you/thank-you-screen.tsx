import type { Metadata } from 'next'
import { hasAccounts } from '@/domain/market/widget-modes'
import type { Shop } from '@/domain/routing/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { checkoutLinks } from '@/storefront/checkout/checkout-links'
import { pageMetadata } from '@/storefront/shop/page-address'
import { ThankYouLater } from './thank-you-later'
import classes from './thank-you.module.css'

/** S-04. The same page for everyone; the trade comes from the tab's session storage and the own API. */
export function ThankYouScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'checkout.noScript' })}</Notice>
      </noscript>
      <IntlIsland
        shop={shop}
        features={hasAccounts(shop.mode) ? ['checkout', 'parcel', 'profile', 'problem'] : ['checkout', 'parcel']}
      >
        <ThankYouLater links={checkoutLinks(shop)} carrier={shop.market.footerShippingLogo.name} />
      </IntlIsland>
    </div>
  )
}

export function thankYouMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'checkout.thanks' })
  return pageMetadata(shop, { title, description: intl.formatMessage({ id: 'checkout.thanksMeta' }), noindex: true })
}
