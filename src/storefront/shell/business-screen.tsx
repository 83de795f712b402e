import type { Shop } from '@/domain/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { ButtonLink } from '@/storefront/kit/button-link'
import layout from '@/storefront/kit/layout.module.css'
import { mailLink } from '@/storefront/contact/mail-link'
import classes from './business-screen.module.css'

const STEPS = [
  ['later.businessList', 'later.businessListText'],
  ['later.businessPrice', 'later.businessPriceText'],
  ['later.businessData', 'later.businessDataText'],
] as const

/** The business landing page; the door opens it only where the market buys from businesses (M-07). */
export function BusinessScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { contact, b2bTradeCap, currency } = shop.market
  const cap = formatMoney(intl, { amount: b2bTradeCap, currency })
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <h1>{intl.formatMessage({ id: 'later.businessTitle' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'later.businessLead' })}</p>
      <ol className={classes.steps}>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h2>{intl.formatMessage({ id: title })}</h2>
            <p>{intl.formatMessage({ id: text })}</p>
          </li>
        ))}
      </ol>
      <p className={layout.muted}>{intl.formatMessage({ id: 'later.businessCap' }, { cap })}</p>
      <ButtonLink href={mailLink(contact.b2bAddress ?? contact.toAddress, intl.formatMessage({ id: 'later.businessTitle' }))}>
        {intl.formatMessage({ id: 'later.businessWrite' })}
      </ButtonLink>
    </div>
  )
}
