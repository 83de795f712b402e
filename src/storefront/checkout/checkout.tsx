'use client'
import { type ReactNode, useState } from 'react'
import { shownName } from '@/storefront/catalog/titles'
import { NO_TRADE, placedTradeAtom } from '@/storefront/cart/placed-trade'
import { useCart, type Cart } from '@/storefront/cart/use-cart'
import { useCartPrices } from '@/storefront/cart/use-cart-prices'
import { onFirstRender } from '@/storefront/kit/lazy'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { CheckoutSkeleton, EmptyCart } from './checkout-later'
import type { CheckoutLinks } from './checkout-links'
import { draftAtom, EMPTY_DRAFT } from './draft-state'
import { useSale } from './use-sale'
import classes from './checkout.module.css'
import { FormattedList, FormattedMessage } from 'react-intl'
import { expiryDismissed } from '@/storefront/cart/cart-changes'
import { Button } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useRequote } from './price-change/use-requote'

export type CheckoutProps = Readonly<{
  links: CheckoutLinks
  heading: ReactNode
  /** "optional" and "close" in the shop's language. */
  optional: string
  close: string
}>

/** Loaded on demand: without a device to sell the form and its checks are not needed. */
const CheckoutForm = onFirstRender(async () => (await import('./checkout-form')).CheckoutForm, CheckoutSkeleton)

/** Shows the skeleton while storage is read, an empty cart, an expired cart, or the form. */
export function Checkout(props: CheckoutProps) {
  const shop = useShop()
  const scope = cartScope(shop.market, shop.mode)
  const cart = useCart()
  const prices = useCartPrices(cart)
  const sale = useSale(cart)
  const [draft, draftReady] = usePersisted(draftAtom(scope), EMPTY_DRAFT)
  const lines = cart.state.cart
  // A sale empties the cart; the form stays visible until the thank-you screen replaces it, so that nothing jumps.
  const [lastCart, setLastCart] = useState(cart)
  if (lines.length > 0 && lastCart.state !== cart.state) setLastCart(cart)
  const selling = lines.length > 0 ? cart : sale.state.kind === 'sold' && lastCart.state.cart.length > 0 ? lastCart : null
  // Stays shown after the tab that sold the cart has moved on.
  const [soldAs, setSoldAs] = useState<string | null>(null)
  const [here, hereReady] = usePersisted(placedTradeAtom(scope), NO_TRADE)
  const { tradeNumber } = cart.state
  if (tradeNumber !== null && tradeNumber !== soldAs) setSoldAs(tradeNumber)
  // After "back" the engine may have made a new document, which has seen neither the cart nor its sale.
  const number = soldAs ?? (lastCart.state.cart.length === 0 ? here.number : null)
  return (
    <div className={classes.stage} data-checkout={cart.ready ? 'ready' : 'reading'}>
      {!cart.ready || !draftReady || !hereReady ? (
        <CheckoutSkeleton heading={props.heading} />
      ) : selling ? (
        <CheckoutForm {...props} cart={selling} prices={prices} sale={sale} draft={draft} />
      ) : cart.state.expiredCart.length > 0 ? (
        <ExpiredCart cart={cart} />
      ) : (
        <EmptyCart soldAs={number} soldHere={number !== null && number === here.number} />
      )}
    </div>
  )
}

/** K-02: the prices have expired; devices and answers are still there. */
function ExpiredCart({ cart }: { cart: Cart }) {
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
          <li key={conditionId}>{quantity > 1 ? `${quantity} × ${shownName(device)}` : shownName(device)}</li>
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
