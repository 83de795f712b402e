import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import surface from '@/storefront/kit/surface.module.css'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from './business-screen.module.css'

const mailLink = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`

/** Contact of the business team: the form with the right subject, and the market's business address. */
export function BusinessContact({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { b2bAddress, toAddress } = shop.market.contact
  const address = b2bAddress ?? toAddress
  return (
    <section className={`${surface.panel} ${surface.tint} ${classes.contact}`} aria-labelledby="business-contact">
      <h2 id="business-contact">{intl.formatMessage({ id: 'business.contact' })}</h2>
      <p>{intl.formatMessage({ id: 'business.contactText' })}</p>
      <div className={classes.ways}>
        <AppLink href={`${shopPath(shop, 'contact')}#quote`} className={buttonClass({ look: 'quiet' })}>
          {intl.formatMessage({ id: 'business.write' })}
        </AppLink>
        <a href={mailLink(address, intl.formatMessage({ id: 'business.title' }))}>{address}</a>
      </div>
    </section>
  )
}
