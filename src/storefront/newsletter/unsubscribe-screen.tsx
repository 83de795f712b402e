import type { Shop } from '@/domain/market/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { shopPath } from '@/storefront/shop/shop-path'
import { NewsletterFrame } from './newsletter-frame'
import { UnsubscribeLater } from './lazy-forms'

/** S-20, N-04: opening the page changes nothing, the button unsubscribes. The same page for every hash, in every market. */
export function UnsubscribeScreen({ shop, emailHash }: { shop: Shop; emailHash: string }) {
  const intl = intlFor(shop)
  return (
    <NewsletterFrame shop={shop}>
      <h1>{intl.formatMessage({ id: 'newsletter.unsubscribeTitle' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'newsletter.unsubscribeText' })}</p>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'newsletter.noScript' })}</Notice>
      </noscript>
      <IntlIsland shop={shop} features={['newsletter', 'problem']}>
        <UnsubscribeLater emailHash={emailHash} success={shopPath(shop, 'unsubscribeSuccess')} />
      </IntlIsland>
    </NewsletterFrame>
  )
}
