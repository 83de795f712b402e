'use client'
import { AppLink } from '@/storefront/kit/app-link'
import { FormattedMessage } from 'react-intl'
import type { Offer } from '@/contracts/offers'
import { useCart } from '@/storefront/cart/use-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import type { ValuationLinks } from './valued-device'

export type CartStepProps = Readonly<{ offer: Offer; answerTexts: readonly string[]; links: ValuationLinks }>

/** The offer into the cart, then on to the checkout, in the bar of a phone. */
export function CartStep({ offer, answerTexts, links }: CartStepProps) {
  const cart = useCart()
  if (cart.state.cart.some(({ offerId }) => offerId === offer.offerId)) {
    return (
      <AppLink className={buttonClass()} href={links.checkout}>
        <FormattedMessage id="valuation.toCheckout" />
      </AppLink>
    )
  }
  return (
    <Button pending={!cart.ready} onClick={() => cart.ready && cart.add(offer, answerTexts)}>
      <FormattedMessage id="valuation.addToCart" />
    </Button>
  )
}
