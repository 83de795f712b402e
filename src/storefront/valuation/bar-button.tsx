'use client'
import { AppLink } from '@/storefront/kit/app-link'
import { FormattedMessage } from 'react-intl'
import type { Offer } from '@/contracts/offers'
import { useCart } from '@/storefront/cart/use-cart'
import { Button, buttonClass } from '@/storefront/kit/button'
import type { Valuation } from './use-valuation'
import type { ValuationLinks } from './valued-device'

type Props = Readonly<{ valuation: Valuation; declined: boolean; answerTexts: readonly string[]; links: ValuationLinks }>

/** The next step on a phone: to the next question, to the price, into the cart, to the checkout. */
export function BarButton({ valuation, declined, answerTexts, links }: Props) {
  const { offer, left } = valuation
  if (declined) return null
  if (offer.state.kind === 'offered') return <CartStep offer={offer.state.offer} answerTexts={answerTexts} links={links} />
  return (
    <Button type="submit" form="valuation" pending={offer.state.kind === 'loading'}>
      <FormattedMessage id={left === 0 ? 'valuation.getPrice' : 'valuation.next'} />
    </Button>
  )
}

function CartStep({ offer, answerTexts, links }: { offer: Offer; answerTexts: readonly string[]; links: ValuationLinks }) {
  const cart = useCart()
  if (cart.state.cart.some(({ conditionId }) => conditionId === offer.conditionId)) {
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
