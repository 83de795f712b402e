'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceStep } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { euros } from '@/domain/euros'
import { formatMoney } from '@/storefront/i18n/format'
import { MovedLater } from './lazy-parts'
import classes from './question-flow.module.css'

type Props = Readonly<{
  question: Question
  questions: readonly Question[]
  steps: readonly PriceStep[]
  price: number | null
}>

/** How the answer to the current question has changed the price, with the answer's text. Read aloud with the new price. */
export function MovedPrice({ question, questions, steps, price }: Props) {
  const intl = useIntl()
  return (
    <p className={classes.moved} role="status">
      {steps.length > 0 && <MovedLater question={question} questions={questions} steps={steps} />}
      {price !== null && (
        <span className={classes.hidden}>
          {' '}
          <FormattedMessage id="valuation.priceSoFar" />: <span>{formatMoney(intl, euros(price))}</span>
        </span>
      )}
    </p>
  )
}
