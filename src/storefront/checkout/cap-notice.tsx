'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Cart } from '@/storefront/cart/use-cart'
import { formatMoney } from '@/storefront/i18n/format'
import { buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/notice'
import { ShopLink } from '@/storefront/shop/shop-link'
import { useShop } from '@/storefront/shop/use-shop'
import classes from './summary.module.css'

/** K-10: above the cap there is no button but a letter to the business team, with the cart in it. */
export function CapNotice({ cart }: { cart: Cart }) {
  const intl = useIntl()
  const { b2bAddress, b2bTradeCap } = useShop()
  const look = buttonClass({ wide: true })
  const text = <FormattedMessage id="checkout.capLink" />
  return (
    <>
      <Notice kind="warn" live className={classes.notice}>
        <FormattedMessage id="checkout.cap" values={{ cap: formatMoney(intl, { amount: b2bTradeCap, currency: 'EUR' }) }} />
      </Notice>
      {b2bAddress ? (
        <a
          className={look}
          href={letter(
            b2bAddress,
            intl.formatMessage({ id: 'checkout.capLink' }),
            intl.formatMessage({ id: 'checkout.capMail' }),
            cart,
          )}
        >
          {text}
        </a>
      ) : (
        <ShopLink to="contact" className={look}>
          {text}
        </ShopLink>
      )}
    </>
  )
}

function letter(address: string, subject: string, opening: string, { state }: Cart): string {
  const lines = state.cart.map(({ device, quantity, answerTexts, offerId }) =>
    [`${quantity} × ${device.manufacturer} ${device.name}`, ...answerTexts, offerId].join(', '),
  )
  const body = [opening, '', ...lines].join('\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
