import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { PrivacyLink } from './privacy-link'
import { SignUpLater } from './lazy-forms'
import { signUpTexts } from './sign-up-texts'
import classes from './sign-up.module.css'

/** The sign-up as a section of a page; nothing where the market has no newsletter (M-09). */
export function SignUp({ shop }: { shop: Shop }) {
  if (!shop.market.switches.newsletter) return null
  const intl = intlFor(shop)
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="newsletter">
      <div className={classes.block}>
        <div className={classes.words}>
          <h2 id="newsletter">{intl.formatMessage({ id: 'newsletter.title' })}</h2>
          <p>{intl.formatMessage({ id: 'newsletter.lead' })}</p>
        </div>
        <div>
          <SignUpLater id="newsletter-email" texts={signUpTexts(intl)} />
          <PrivacyLink shop={shop} />
        </div>
      </div>
    </section>
  )
}
