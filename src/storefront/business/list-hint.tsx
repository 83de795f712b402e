import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from './list-hint.module.css'

/** A link to the list on the home page of a business host, so that a fleet need not be looked up one by one. */
export function ListHint({ shop }: { shop: Shop }) {
  if (!shop.business) return null
  const intl = intlFor(shop)
  return (
    <div className={`${layout.wrap} ${layout.section}`}>
      <div className={`${surface.panel} ${surface.tint} ${classes.hint}`}>
        <p>{intl.formatMessage({ id: 'business.listStepText' })}</p>
        <AppLink href={`${shopPath(shop, 'b2bLanding')}#list`} className={buttonClass()}>
          {intl.formatMessage({ id: 'business.toList' })}
        </AppLink>
      </div>
    </div>
  )
}
