'use client'
import { type ReactNode, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { MARK_WITH_ANSWERS } from '@/domain/page-scripts'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { useShop } from '@/storefront/shop/shop-provider'
import { track } from '@/storefront/tracking/track'
import { AddToCartLater, CartStepLater, prepareCart, prepareParts, WaitingInPanel } from './lazy-parts'
import { isAnswered } from './answer-set'
import { panelButton, PriceBar } from './price-bar'
import { listAnswers, priceLines } from './price-lines'
import { PricePanel, priceShown } from './price-panel'
import { QuestionFlow } from './question-flow'
import { answersKey, answersScope } from './saved-answers'
import { useValuation, type Valuation as Held } from './use-valuation'
import classes from './valuation.module.css'
import type { ValuationLinks, ValuedDevice } from './valued-device'

/** From this number of open questions on the cart's code is loaded; earlier it would delay the answers. */
const NEAR_END = 2

type Props = Readonly<{
  device: ValuedDevice
  links: ValuationLinks
  priceLockDays: number
  /** Drawing, name and variants, from the server. */
  header: ReactNode
  promises: ReactNode
}>

/** A device's questions beside its price, up to the offer in the cart. */
export function Valuation({ device, links, priceLockDays, header, promises }: Props) {
  const { locale } = useIntl()
  const valuation = useValuation(device)
  const hasBegun = valuation.given.length > 0
  useEffect(() => {
    if (hasBegun) prepareParts(locale)
  }, [hasBegun, locale])
  const isNearEnd = hasBegun && valuation.left <= NEAR_END
  useEffect(() => {
    if (isNearEnd) prepareCart()
  }, [isNearEnd])
  useEffect(() => {
    track({ name: 'deviceViewed', deviceId: device.id, productName: device.name, category: device.category })
  }, [device.id, device.name, device.category])
  const shown = priceShown(device, valuation.preview, valuation.offer.state)
  const { state: offer } = valuation.offer
  const answerTexts = offer.kind === 'offered' ? listAnswers(priceLines(device.questions, offer.offer.explanation)) : []
  return (
    <>
      <MarkWithAnswers model={device.model} />
      <div className={classes.wrap}>
        <div className={classes.columns}>
          <div>
            {header}
            <QuestionFlow device={device} valuation={valuation} shown={shown} links={links} />
          </div>
          <PricePanel device={device} valuation={valuation} links={links} priceLockDays={priceLockDays} promises={promises}>
            <OfferPart valuation={valuation} answerTexts={answerTexts} links={links} />
          </PricePanel>
        </div>
      </div>
      <PriceBar shown={shown} left={valuation.left}>
        <BarButton
          device={device}
          valuation={valuation}
          declined={shown.declined !== null}
          answerTexts={answerTexts}
          links={links}
        />
      </PriceBar>
    </>
  )
}

/** Part of the HTML alone: in the payload of the page it would be there twice. */
function MarkWithAnswers({ model }: Pick<ValuedDevice, 'model'>) {
  const { market, mode } = useShop()
  const script = typeof window === 'undefined' ? MARK_WITH_ANSWERS : ''
  return (
    <script
      data-key={answersKey(answersScope(market, mode, model))}
      suppressHydrationWarning
      // eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the server knows by its text
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}

type OfferPartProps = Readonly<{ valuation: Held; answerTexts: readonly string[]; links: ValuationLinks }>

function OfferPart({ valuation, answerTexts, links }: OfferPartProps) {
  const { offer, given } = valuation
  if (offer.state.kind === 'offered' || offer.state.kind === 'loading')
    return (
      <div ref={panelButton}>
        {offer.state.kind === 'offered' ? (
          <AddToCartLater offer={offer.state.offer} answerTexts={answerTexts} links={links} />
        ) : (
          <WaitingInPanel />
        )}
      </div>
    )
  if (offer.state.kind !== 'failed') return null
  return (
    <Notice kind="error" live className={classes.failed}>
      <FormattedMessage id={navigator.onLine ? 'valuation.offerFailed' : 'offline.kept'} />{' '}
      <Button look="link" onClick={() => void offer.ask(given)}>
        <FormattedMessage id="valuation.retry" />
      </Button>
    </Notice>
  )
}

type BarProps = OfferPartProps & Readonly<{ device: ValuedDevice; declined: boolean }>

/**
 * The button for the next step on a phone: to the next question, to the price, into the cart, to the checkout. A question with one
 * answer goes on by itself, so its button comes with the answer, for visitors with a screen reader.
 */
function BarButton({ device: { questions }, valuation, declined, answerTexts, links }: BarProps) {
  const { offer, left, place, answers } = valuation
  const question = place === 'end' ? undefined : questions[place]
  const { business } = useShop()
  // A company chooses the quantity beside the button of the panel.
  if (offer.state.kind === 'offered' && business) return null
  if (offer.state.kind === 'offered') return <CartStepLater offer={offer.state.offer} answerTexts={answerTexts} links={links} />
  if (question && !question.multiple && !declined && !isAnswered(answers, question)) return null
  return (
    <Button
      type="submit"
      form="valuation"
      className={classes.step}
      look={declined ? 'quiet' : 'primary'}
      pending={offer.state.kind === 'loading'}
    >
      <FormattedMessage id={declined ? 'valuation.whyNot' : left === 0 ? 'valuation.getPrice' : 'valuation.next'} />
    </Button>
  )
}
