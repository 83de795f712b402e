import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { SIGN_UP_ANCHOR } from './require-newsletter.server'
import { NewsletterFrame } from './newsletter-frame'
import { PrivacyLink } from './sign-up'
import { SignUpLater } from './sign-up-later'
import { signUpTexts } from './sign-up-texts'
import classes from './newsletter.module.css'

const POINTS = ['newsletter.pointPrices', 'newsletter.pointOffers', 'newsletter.pointLeave'] as const

/** The page without a hash (N-03): what the newsletter is, and the sign-up. */
export function NewsletterStartScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <NewsletterFrame shop={shop}>
      <h1>{intl.formatMessage({ id: 'newsletter.title' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'newsletter.startLead' })}</p>
      <ul className={classes.points}>
        {POINTS.map((id) => (
          <li key={id}>
            <Icon name="check" small />
            {intl.formatMessage({ id })}
          </li>
        ))}
      </ul>
      <div id={SIGN_UP_ANCHOR} className={classes.asked} tabIndex={-1}>
        <Notice kind="done">
          <strong>{intl.formatMessage({ id: 'newsletter.askedTitle' })}</strong>
          <p>{intl.formatMessage({ id: 'newsletter.askedText' })}</p>
        </Notice>
      </div>
      <SignUpLater id="newsletter-start-email" texts={signUpTexts(intl)} />
      <PrivacyLink shop={shop} />
    </NewsletterFrame>
  )
}
