'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Question } from '@/contracts/search'
import { euros } from '@/domain/money'
import { formatMoney, formatMoneyChange } from '@/storefront/i18n/format'
import { effectOf, type PriceLine } from './price-lines'
import classes from './question-flow.module.css'

type Props = Readonly<{ question: Question; lines: readonly PriceLine[]; price: number | null }>

/** What the answer in focus has moved, with its cause: "−21,50 € für „Leichte Spuren“". Read aloud with the new price. */
export function MovedPrice({ question, lines, price }: Props) {
  const intl = useIntl()
  const effect = effectOf(question, lines)
  const values = effect && { answers: intl.formatList(effect.answers, { type: 'conjunction' }) }
  return (
    <p className={classes.moved} role="status">
      {effect && values && effect.amount !== 0 && (
        <>
          <b>{formatMoneyChange(intl, euros(effect.amount))}</b> <FormattedMessage id="valuation.because" values={values} />
        </>
      )}
      {effect && values && effect.amount === 0 && <FormattedMessage id="valuation.unchanged" values={values} />}
      {price !== null && (
        <span className={classes.hidden}>
          {' '}
          <FormattedMessage id="valuation.priceSoFar" />: {formatMoney(intl, euros(price))}
        </span>
      )}
    </p>
  )
}
