'use client'
import { FormattedList, FormattedMessage } from 'react-intl'
import type { Cart } from '@/storefront/cart/use-cart'
import type { Prices } from '@/storefront/cart/use-cart-prices'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useRequote } from './use-requote'
import classes from '@/storefront/checkout/summary/summary.module.css'

/** Some prices are no longer valid, or none can be confirmed; offers what to do about it. */
export function StaleNotice({ cart, prices }: { cart: Cart; prices: Prices }) {
  const { state, gone, run } = useRequote(cart)
  const stale = cart.state.cart.filter(({ offerId }) => prices.stale.has(offerId))
  return (
    <>
      {gone.length > 0 && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id="checkout.notQuoted" values={{ devices: <FormattedList value={gone} /> }} />
        </Notice>
      )}
      {stale.length > 0 && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id={state === 'away' ? 'checkout.quoteAway' : 'checkout.unavailable'} />{' '}
          <Button look="link" pending={state === 'asking'} onClick={() => void run(stale)}>
            <FormattedMessage id={state === 'asking' ? 'checkout.quoting' : 'checkout.quoteAgain'} />
          </Button>
        </Notice>
      )}
      {prices.status === 'away' && (
        <Notice kind="warn" live className={classes.notice}>
          <FormattedMessage id="checkout.pricesAway" />{' '}
          <Button look="link" onClick={prices.retry}>
            <FormattedMessage id="checkout.retry" />
          </Button>
        </Notice>
      )}
    </>
  )
}
