import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { CmsLink } from '@/storefront/shop/cms-link'
import surface from '@/storefront/kit/surface.module.css'
import { SignUpLater } from './sign-up-later'
import { signUpTexts } from './sign-up-texts'
import classes from './sign-up.module.css'

/** Link to the market's privacy page; nothing when that is not published. */
export function PrivacyLink({ shop }: { shop: Shop }) {
  const label = intlFor(shop).formatMessage({ id: 'newsletter.privacy' })
  return (
    <p className={classes.privacy}>
      <CmsLink shop={shop} link={{ label, to: { kind: 'page', slug: 'privacy' } }} />
    </p>
  )
}

/** The sign-up as a section of a page; nothing where the market has no newsletter (M-09). */
export function SignUp({ shop }: { shop: Shop }) {
  if (!shop.market.switches.newsletter) return null
  const intl = intlFor(shop)
  return (
    <section className={surface.panel} aria-labelledby="newsletter">
      <div className={classes.words}>
        <h2 id="newsletter">{intl.formatMessage({ id: 'newsletter.title' })}</h2>
        <p>{intl.formatMessage({ id: 'newsletter.lead' })}</p>
      </div>
      <SignUpLater id="newsletter-email" texts={signUpTexts(intl)} />
      <PrivacyLink shop={shop} />
    </section>
  )
}
