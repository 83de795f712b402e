import { AppLink } from '@/storefront/kit/app-link'
import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { shopPath } from '@/storefront/shop/shop-path'
import classes from './not-yet-screen.module.css'

export const NOT_YET = {
  account: { title: 'later.accountTitle', text: 'later.accountText' },
  newsletter: { title: 'later.newsletterTitle', text: 'later.newsletterText' },
} as const
export type NotYetTopic = keyof typeof NOT_YET

/** A screen that is not open in this shop: says so, and that selling works without it. */
export function NotYetScreen({ shop, topic }: { shop: Shop; topic: NotYetTopic }) {
  const intl = intlFor(shop)
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <h1>{intl.formatMessage({ id: NOT_YET[topic].title })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: NOT_YET[topic].text })}</p>
      <AppLink href={shopPath(shop, 'home')} className={buttonClass()}>
        {intl.formatMessage({ id: 'later.sell' })}
      </AppLink>
    </div>
  )
}
