import type { Shop } from '@/domain/routing/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { shopPath } from '@/storefront/shop/shop-path'
import { NewsletterFrame } from './newsletter-frame'
import { LeavingLater, UnsubscribeLater } from './lazy-newsletter-forms'
import { SignUpLater } from './sign-up-later'
import { signUpTexts } from './sign-up-texts'
import classes from './newsletter.module.css'

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

/** S-21, N-05: opening it changes nothing. Offers to give a reason, and a new sign-up where the market has a newsletter. */
export function UnsubscribeSuccessScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <NewsletterFrame shop={shop}>
      <h1>{intl.formatMessage({ id: 'newsletter.doneTitle' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'newsletter.doneText' })}</p>
      <section className={classes.part} aria-labelledby="leaving">
        <h2 id="leaving">{intl.formatMessage({ id: 'newsletter.reasonTitle' })}</h2>
        <IntlIsland shop={shop} features={['newsletter', 'problem']}>
          <LeavingLater />
        </IntlIsland>
      </section>
      {shop.market.switches.newsletter && (
        <section className={classes.part} aria-labelledby="back">
          <h2 id="back">{intl.formatMessage({ id: 'newsletter.backTitle' })}</h2>
          <p className={layout.muted}>{intl.formatMessage({ id: 'newsletter.backText' })}</p>
          <SignUpLater id="newsletter-back-email" texts={signUpTexts(intl)} />
        </section>
      )}
    </NewsletterFrame>
  )
}
