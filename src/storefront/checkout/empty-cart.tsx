'use client'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import classes from './checkout.module.css'

/** A drawing, one sentence, one link. */
export function EmptyCart() {
  return (
    <section className={classes.centre} data-testid="empty-cart">
      <Illustration name="parcel" size="l" />
      <h1>
        <FormattedMessage id="checkout.emptyTitle" />
      </h1>
      <p className={layout.lead}>
        <FormattedMessage id="checkout.emptyText" />
      </p>
      <ShopLink to="home" className={buttonClass()}>
        <FormattedMessage id="checkout.emptyLink" />
      </ShopLink>
    </section>
  )
}
