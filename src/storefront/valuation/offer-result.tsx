'use client'
import { FormattedMessage } from 'react-intl'
import type { Offer } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { AddToCart } from './add-to-cart'
import { SaleFacts } from './price-parts'
import { LockDate, PriceText } from './price-text'
import { listAnswers, priceLines } from './price-lines'
import type { ValuationLinks } from './valued-device'
import { WhyThisPrice } from './why-this-price'
import classes from './price-panel.module.css'

type Props = Readonly<{ offer: Offer; questions: readonly Question[]; links: ValuationLinks }>

/** A finished offer: price, how long it holds, its reasons, and the button into the cart with JavaScript. */
export function OfferResult({ offer, questions, links }: Props) {
  const lines = priceLines(questions, offer.explanation)
  return (
    <section className={classes.panel} aria-labelledby="price">
      <h2 className={classes.heading} id="price">
        <FormattedMessage id="valuation.yourPrice" />
      </h2>
      <p className={classes.amount}>
        <PriceText amount={offer.price.amount} size="l" />
      </p>
      <p className={classes.note}>
        <FormattedMessage
          id="valuation.fixedUntil"
          values={{
            date: (
              <b>
                <LockDate instant={offer.validUntil} />
              </b>
            ),
          }}
        />
      </p>
      <div className={classes.scripted}>
        <AddToCart offer={offer} answerTexts={listAnswers(lines)} links={links} />
      </div>
      <noscript>
        <p className={classes.note}>
          <FormattedMessage id="valuation.needsScript" />
        </p>
      </noscript>
      <WhyThisPrice lines={lines} price={offer.price.amount} final />
      <SaleFacts offer={offer} />
    </section>
  )
}
