'use client'
import { type ReactNode, useState } from 'react'
import { useCart } from '@/storefront/cart/use-cart'
import { useCartPrices } from '@/storefront/cart/use-cart-prices'
import { onFirstRender } from '@/storefront/kit/lazy'
import { usePersisted } from '@/storefront/kit/storage/use-persisted'
import { cartScope } from '@/storefront/kit/storage/browser-storage'
import { useShop } from '@/storefront/shop/shop-provider'
import { CheckoutSkeleton, EmptyCart } from './checkout-later'
import type { CheckoutLinks } from './checkout-links'
import { draftAtom, EMPTY_DRAFT } from './draft-state'
import { ExpiredCart } from './price-change/expired-cart'
import { useSale } from './use-sale'
import classes from './checkout.module.css'

export type CheckoutProps = Readonly<{
  links: CheckoutLinks
  heading: ReactNode
  /** "optional" and "close" in the shop's language. */
  optional: string
  close: string
}>

/** Loaded on demand: without a device to sell the form and its checks are not needed. */
const CheckoutForm = onFirstRender(async () => (await import('./checkout-form')).CheckoutForm)

/** Shows the skeleton while storage is read, an empty cart, an expired cart, or the form. */
export function Checkout(props: CheckoutProps) {
  const shop = useShop()
  const cart = useCart()
  const prices = useCartPrices(cart)
  const sale = useSale(cart)
  const [draft, draftReady] = usePersisted(draftAtom(cartScope(shop.market, shop.mode)), EMPTY_DRAFT)
  const lines = cart.state.cart
  // A sale empties the cart; the form stays visible until the thank-you screen replaces it, so that nothing jumps.
  const [lastCart, setLastCart] = useState(cart)
  if (lines.length > 0 && lastCart.state !== cart.state) setLastCart(cart)
  const selling = lines.length > 0 ? cart : sale.state.kind === 'sold' && lastCart.state.cart.length > 0 ? lastCart : null
  // Stays shown after another tab, which sold the cart, has moved on.
  const [soldElsewhere, setSoldElsewhere] = useState<string | null>(null)
  const { tradeNumber } = cart.state
  if (tradeNumber !== null && tradeNumber !== soldElsewhere) setSoldElsewhere(tradeNumber)
  return (
    <div className={classes.stage} data-checkout={cart.ready ? 'ready' : 'reading'}>
      {!cart.ready || !draftReady ? (
        <CheckoutSkeleton heading={props.heading} />
      ) : selling ? (
        <CheckoutForm {...props} cart={selling} prices={prices} sale={sale} draft={draft} />
      ) : cart.state.expiredCart.length > 0 ? (
        <ExpiredCart cart={cart} />
      ) : (
        <EmptyCart soldAs={soldElsewhere} />
      )}
    </div>
  )
}
