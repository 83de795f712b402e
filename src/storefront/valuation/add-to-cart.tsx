'use client'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import type { Offer } from '@/contracts/offers'
import { useCart } from '@/storefront/cart/use-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { TextField } from '@/storefront/kit/fields/text-field'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ValuationLinks } from './valued-device'
import classes from './add-to-cart.module.css'

export type AddToCartProps = Readonly<{ offer: Offer; answerTexts: readonly string[]; links: ValuationLinks }>

/** Puts an offer into the cart, then links to the checkout and to the next device. */
export function AddToCart({ offer, answerTexts, links }: AddToCartProps) {
  const intl = useIntl()
  const { business } = useShop()
  const cart = useCart()
  const [quantity, setQuantity] = useState(1)
  const [pressed, setPressed] = useState(false)
  const inCart = cart.state.cart.some(({ offerId }) => offerId === offer.offerId)
  if (inCart) return <InCart links={links} takeFocus={pressed} />
  const add = () => {
    if (!cart.ready) return
    setPressed(true)
    cart.add(offer, answerTexts, quantity)
  }
  return (
    <div className={classes.add}>
      {business && (
        <TextField
          id="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={cart.max}
          label={intl.formatMessage({ id: 'valuation.quantity' })}
          value={quantity}
          onChange={({ target }) => setQuantity(Math.min(cart.max, Math.max(1, Math.trunc(target.valueAsNumber) || 1)))}
        />
      )}
      <Button wide pending={!cart.ready} onClick={add}>
        <FormattedMessage id="valuation.addToCart" />
      </Button>
    </div>
  )
}

/** Replaces the pressed button in the same place, and takes its focus. */
function InCart({ links, takeFocus }: { links: ValuationLinks; takeFocus: boolean }) {
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takeFocus) next.current?.focus({ preventScroll: true })
  }, [takeFocus])
  return (
    <div className={classes.add}>
      <Notice kind="done" live>
        <FormattedMessage id="valuation.inCart" />
      </Notice>
      <AppLink ref={next} className={buttonClass({ wide: true })} href={links.checkout}>
        <FormattedMessage id="valuation.toCheckout" />
      </AppLink>
      <AppLink className={buttonClass({ wide: true, look: 'quiet' })} href={links.home}>
        <FormattedMessage id="valuation.anotherDevice" />
      </AppLink>
    </div>
  )
}
