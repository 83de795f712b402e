'use client'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { AppLink } from '@/storefront/kit/app-link'
import type { Offer } from '@trade-in-shop/contracts/offers'
import { useOfferInCart } from './add-to-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import type { ValuationLinks } from './valued-device'

export type CartStepProps = Readonly<{ offer: Offer; answerTexts: readonly string[]; links: ValuationLinks }>

/** Puts the offer into the cart, then links to the checkout, in the bar of a phone. */
export function CartStep({ offer, answerTexts, links }: CartStepProps) {
  const { add, isReady, inCart, pressed } = useOfferInCart(offer, answerTexts)
  const next = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The link replaces the button and takes its focus.
    if (pressed && inCart) next.current?.focus({ preventScroll: true })
  }, [pressed, inCart])
  if (inCart) {
    return (
      <AppLink ref={next} className={buttonClass()} href={links.checkout}>
        <FormattedMessage id="valuation.toCheckout" />
      </AppLink>
    )
  }
  return (
    <Button pending={!isReady} onClick={() => add()}>
      <FormattedMessage id="valuation.addToCart" />
    </Button>
  )
}
