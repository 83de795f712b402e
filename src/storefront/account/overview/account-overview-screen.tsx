import type { Metadata } from 'next'
import type { Shop } from '@/domain/routing/shop'
import { MARK_WITHOUT_ACCOUNT } from '@/domain/page-scripts'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Breadcrumbs } from '@/storefront/kit/breadcrumbs'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { homeLink } from '@/storefront/shop/home-link'
import { pageMetadata } from '@/storefront/shop/page-address'
import { OverviewLater } from './overview-later'

/** S-10. The server sends the same page to everyone; the browser then shows the log-in or the trades. */
export function AccountOverviewScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'account.title' })
  const home = homeLink(shop, intl.formatMessage({ id: 'common.home' }))
  return (
    <div className={layout.wrap}>
      <Breadcrumbs label={intl.formatMessage({ id: 'common.breadcrumbs' })} items={[home, title]} />
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'account.noScript' })}</Notice>
      </noscript>
      {/* eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the server knows by its text */}
      <script dangerouslySetInnerHTML={{ __html: MARK_WITHOUT_ACCOUNT }} />
      <IntlIsland shop={shop} features={['account', 'trade', 'parcel', 'profile', 'problem']}>
        <OverviewLater title={title} />
      </IntlIsland>
    </div>
  )
}

export function accountOverviewMetadata(shop: Shop): Metadata {
  const intl = intlFor(shop)
  const title = intl.formatMessage({ id: 'account.title' })
  return pageMetadata(shop, { title, description: intl.formatMessage({ id: 'account.logInLead' }), noindex: true })
}
