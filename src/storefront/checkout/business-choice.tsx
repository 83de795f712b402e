'use client'
import { FormattedMessage } from 'react-intl'
import { businessLink } from '@/storefront/cart/business-link'
import { useCart } from '@/storefront/cart/use-cart'
import { useShop } from '@/storefront/shop/use-shop'
import classes from './checkout.module.css'

/**
 * A link to the market's business shop, where a company's devices are looked up again. Two hosts have two carts, so
 * prices for consumers and for companies never mix (`docs/decisions/0014-business-mode-is-a-host.md`).
 */
export function BusinessChoice() {
  const { businessList } = useShop()
  const { state } = useCart()
  if (!businessList) return null
  return (
    <p className={classes.choice} data-testid="business-choice">
      <FormattedMessage id="checkout.asCompany" />{' '}
      <a href={businessLink(businessList, state.cart)}>
        <FormattedMessage id="checkout.asCompanyLink" />
      </a>
    </p>
  )
}
