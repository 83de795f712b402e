import { AppLink } from '@/storefront/kit/app-link'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { buttonClass } from '@/storefront/kit/button'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from '@/storefront/catalog/message-panel.module.css'

/** A device without a price is recycled for free, so that its page is not a dead end (C-10). */
export function NotBought({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <section className={classes.panel}>
      <h2>{intl.formatMessage({ id: 'catalog.notBought' })}</h2>
      <p>{intl.formatMessage({ id: 'catalog.notBoughtText' })}</p>
      <AppLink className={buttonClass()} href={shopPath(shop, 'contact')}>
        {intl.formatMessage({ id: 'catalog.contact' })}
      </AppLink>
    </section>
  )
}
