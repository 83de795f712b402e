'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationDecision, ClarificationLine } from '@/contracts/clarifications'
import { Button } from '@/storefront/kit/button'
import { formatMoney } from '@/storefront/i18n/format'
import type { Money } from '@/contracts/money'
import { OldAndNew } from './old-and-new'
import type { Deciding } from './use-decision'
import classes from './clarification.module.css'

/** What accepting means: the new price, or free recycling for a worthless device. */
export function AcceptText({ price }: { price: Money }) {
  const intl = useIntl()
  if (price.amount === 0) return <FormattedMessage id="clarification.acceptNothing" />
  return <FormattedMessage id="clarification.accept" values={{ amount: formatMoney(intl, price) }} />
}

type Props = Readonly<{
  line: ClarificationLine
  deciding: Deciding
  /** Of a quick answer: a link to the whole page in place of the second button. */
  quick: ReactNode
}>

/** One device with two buttons, each of which decides at once. */
export function OneDecision({ line, deciding: { sending, decide }, quick }: Props) {
  const send = (decision: ClarificationDecision) => void decide({ [line.offerId]: decision })
  return (
    <>
      <h2 className={classes.title}>
        <FormattedMessage id="clarification.price" />
      </h2>
      <OldAndNew line={line} />
      <hr className={classes.rule} />
      <div className={classes.ways}>
        <Button wide pending={sending} onClick={() => send('accept')}>
          {sending ? <FormattedMessage id="clarification.sending" /> : <AcceptText price={line.newPrice} />}
        </Button>
        {quick || (
          <Button wide look="quiet" pending={sending} onClick={() => send('return')}>
            <FormattedMessage id="clarification.return" />
          </Button>
        )}
      </div>
    </>
  )
}
