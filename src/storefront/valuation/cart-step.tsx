'use client'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import type { Offer } from '@/contracts/offers'
import { useCart } from '@/storefront/cart/use-cart'
import { useOpenList } from './add-to-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import type { ValuationLinks } from './valued-device'

export type CartStepProps = Readonly<{ offer: Offer; answerTexts: readonly string[]; links: ValuationLinks }>

/** Puts the offer into the cart, then links to the checkout, in the bar of a phone. */
export function CartStep({ offer, answerTexts, links }: CartStepProps) {
  const cart = useCart()
  const { take } = useOpenList()
  const next = useRef<HTMLAnchorElement>(null)
  const [pressed, setPressed] = useState(false)
  const inCart = cart.state.cart.some(({ offerId }) => offerId === offer.offerId)
  useEffect(() => {
    // The link replaces the button and takes its focus.
    if (pressed && inCart) next.current?.focus({ preventScroll: true })
  }, [pressed, inCart])
  const add = () => {
    if (!cart.ready) return
    setPressed(true)
    cart.add(offer, answerTexts)
    take(offer.device.id)
  }
  if (inCart) {
    return (
      <AppLink ref={next} className={buttonClass()} href={links.checkout}>
        <FormattedMessage id="valuation.toCheckout" />
      </AppLink>
    )
  }
  return (
    <Button pending={!cart.ready} onClick={add}>
      <FormattedMessage id="valuation.addToCart" />
    </Button>
  )
}
