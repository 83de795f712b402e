'use client'
import { FormattedMessage } from 'react-intl'
import { buttonClass } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import classes from './checkout.module.css'

/** An empty cart: a drawing, one sentence, one link. `soldAs`: the number of the trade that another tab made of the cart. */
export function EmptyCart({ soldAs }: { soldAs: string | null }) {
  return (
    <section className={classes.centre} data-testid={soldAs === null ? 'empty-cart' : 'sold-elsewhere'}>
      <Illustration name="parcel" size="l" />
      <h1>
        <FormattedMessage id={soldAs === null ? 'checkout.emptyTitle' : 'checkout.soldTitle'} />
      </h1>
      <p className={layout.lead} role={soldAs === null ? undefined : 'alert'}>
        {soldAs === null ? (
          <FormattedMessage id="checkout.emptyText" />
        ) : (
          <FormattedMessage id="checkout.soldText" values={{ number: soldAs }} />
        )}
      </p>
      <ShopLink to="home" className={buttonClass()}>
        <FormattedMessage id="checkout.emptyLink" />
      </ShopLink>
    </section>
  )
}
