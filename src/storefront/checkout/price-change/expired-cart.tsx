'use client'
import { FormattedList, FormattedMessage } from 'react-intl'
import { expiryDismissed } from '@/storefront/cart/cart-changes'
import type { Cart } from '@/storefront/cart/use-cart'
import { Button } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useRequote } from './use-requote'
import classes from '@/storefront/checkout/checkout.module.css'

/** K-02: the prices have expired; devices and answers are still there. */
export function ExpiredCart({ cart }: { cart: Cart }) {
  const { state, gone, run } = useRequote(cart)
  const { expiredCart } = cart.state
  return (
    <section className={classes.centre} data-testid="expired-cart">
      <Illustration name="expired-link" size="l" />
      <h1>
        <FormattedMessage id="checkout.expiredTitle" />
      </h1>
      <p className={layout.lead}>
        <FormattedMessage id="checkout.expiredText" />
      </p>
      <ul className={classes.names}>
        {expiredCart.map(({ conditionId, device, quantity }) => (
          <li key={conditionId}>
            {quantity > 1 && `${quantity} × `}
            {device.manufacturer} {device.name}
          </li>
        ))}
      </ul>
      {state === 'away' && (
        <Notice kind="warn" live>
          <FormattedMessage id="checkout.quoteAway" />
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice kind="warn" live>
          <FormattedMessage id="checkout.notQuoted" values={{ devices: <FormattedList value={gone} /> }} />
        </Notice>
      )}
      <div className={classes.actions}>
        <Button pending={state === 'asking'} onClick={() => void run(expiredCart)}>
          <FormattedMessage id={state === 'asking' ? 'checkout.quoting' : 'checkout.quoteAgain'} />
        </Button>
        <Button look="quiet" onClick={() => cart.update(expiryDismissed)}>
          <FormattedMessage id="checkout.discard" />
        </Button>
      </div>
    </section>
  )
}
