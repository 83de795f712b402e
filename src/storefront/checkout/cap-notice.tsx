'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatMoney } from '@/storefront/i18n/format'
import { buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/notice'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useShop } from '@/storefront/shop/use-shop'
import classes from './summary.module.css'

/** K-10: above the cap the only button leads to the business team, with the cart attached to the message. */
export function CapNotice() {
  const intl = useIntl()
  const { b2bTradeCap } = useShop()
  return (
    <>
      <Notice kind="warn" live className={classes.notice}>
        <FormattedMessage id="checkout.cap" values={{ cap: formatMoney(intl, { amount: b2bTradeCap, currency: 'EUR' }) }} />
      </Notice>
      <ShopLink to="contact" hash="quote" className={buttonClass({ wide: true })}>
        <FormattedMessage id="checkout.capLink" />
      </ShopLink>
    </>
  )
}
