'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceStep } from '@/contracts/offers'
import type { Question } from '@/contracts/search'
import { euros } from '@/domain/money'
import { formatMoneyChange } from '@/storefront/i18n/format'
import { LockDate } from './price-text'
import { effectOf, priceLines } from './price-lines'
import { WhyThisPrice } from './why-this-price'

/** The components that a device page shows from the first answer on; `lazy-parts.tsx` loads them then. */
export { DeclinedNotice } from './declined-notice'
export { SavedPrice, SavePrice } from './save-price'

type Priced = Readonly<{ questions: readonly Question[]; steps: readonly PriceStep[] }>

export const WhyPart = ({ questions, steps, ...rest }: Priced & Readonly<{ price: number; final: boolean }>) => (
  <WhyThisPrice lines={priceLines(questions, steps)} {...rest} />
)

/** How the answers to one question have changed the price, with their text: "−21,50 € für „Leichte Spuren“". */
export function MovedPart({ questions, steps, question }: Priced & Readonly<{ question: Question }>) {
  const intl = useIntl()
  const effect = effectOf(question, priceLines(questions, steps))
  if (!effect) return null
  const values = { answers: intl.formatList(effect.answers, { type: 'conjunction' }) }
  if (effect.amount === 0) return <FormattedMessage id="valuation.unchanged" values={values} />
  return (
    <>
      <b>{formatMoneyChange(intl, euros(effect.amount))}</b> <FormattedMessage id="valuation.because" values={values} />
    </>
  )
}

export function FixedUntil({ instant }: { instant: string }) {
  const date = (
    <b>
      <LockDate instant={instant} />
    </b>
  )
  return <FormattedMessage id="valuation.fixedUntil" values={{ date }} />
}
