import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { CmsLink } from '@/storefront/shop/cms-link'
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
