'use client'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { CartStepLater } from './lazy-parts'
import type { Valuation } from './use-valuation'
import type { ValuationLinks } from './valued-device'

type Props = Readonly<{ valuation: Valuation; declined: boolean; answerTexts: readonly string[]; links: ValuationLinks }>

/** The button for the next step on a phone: to the next question, to the price, into the cart, to the checkout. */
export function BarButton({ valuation, declined, answerTexts, links }: Props) {
  const { offer, left } = valuation
  if (declined) return null
  if (offer.state.kind === 'offered') return <CartStepLater offer={offer.state.offer} answerTexts={answerTexts} links={links} />
  return (
    <Button type="submit" form="valuation" pending={offer.state.kind === 'loading'}>
      <FormattedMessage id={left === 0 ? 'valuation.getPrice' : 'valuation.next'} />
    </Button>
  )
}
