'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationDecision, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { Button } from '@/storefront/kit/button'
import { Price } from '@/storefront/kit/price'
import { bottomBar } from '@/storefront/kit/overlays/bottom-edge'
import layout from '@/storefront/kit/layout.module.css'
import { formatMoney } from '@/storefront/i18n/format'
import type { Money } from '@trade-in-shop/contracts/money'
import { OldAndNew } from './old-and-new'
import type { Deciding } from './use-decision'
import classes from './clarification.module.css'
import bar from './decision-bar.module.css'

/** What accepting means: the new price, or free recycling for a worthless device. */
export function AcceptText({ price }: { price: Money }) {
  const intl = useIntl()
  if (price.amount === 0) return <FormattedMessage id="clarification.acceptNothing" />
  return <FormattedMessage id="clarification.accept" values={{ amount: formatMoney(intl, price) }} />
}

/** Beside the decision about a device that must not be posted: why it cannot go back. */
export function UnpostableNote({ line }: { line: ClarificationLine }) {
  if (!isUnpostable(line)) return null
  return (
    <p className={layout.small} data-testid="unpostable">
      <FormattedMessage id="clarification.unpostable" values={{ amount: line.newPrice.amount }} />
    </p>
  )
}

type Props = Readonly<{
  line: ClarificationLine
  deciding: Deciding
  /** Of a quick answer: a link to the whole page in place of the second button. */
  quick: ReactNode
}>

function DecisionButtons({ line, deciding: { sending, decide }, quick }: Props) {
  const send = (decision: ClarificationDecision) => void decide({ [line.offerId]: decision })
  return (
    <div className={classes.ways}>
      <Button wide pending={sending} onClick={() => send('accept')}>
        {sending ? <FormattedMessage id="clarification.sending" /> : <AcceptText price={line.newPrice} />}
      </Button>
      {quick ||
        (!isUnpostable(line) && (
          <Button wide look="quiet" pending={sending} onClick={() => send('return')}>
            <FormattedMessage id="clarification.return" />
          </Button>
        ))}
    </div>
  )
}

/** On a phone: new price and both buttons stay visible while the findings are read. */
export function DecisionBar({ line, deciding }: Pick<Props, 'line' | 'deciding'>) {
  const intl = useIntl()
  return (
    <div className={bar.bar} data-testid="decision-bar" data-bottom-bar ref={bottomBar}>
      <p>
        <FormattedMessage id="clarification.now" /> <Price text={formatMoney(intl, line.newPrice)} size="m" />
        <Price text={formatMoney(intl, line.oldPrice)} size="s" old />
      </p>
      <DecisionButtons line={line} deciding={deciding} quick={false} />
    </div>
  )
}

export function OneDecision(props: Props) {
  return (
    <>
      <h2 className={classes.title}>
        <FormattedMessage id="clarification.price" />
      </h2>
      <OldAndNew line={props.line} />
      <UnpostableNote line={props.line} />
      <hr className={classes.rule} />
      <DecisionButtons {...props} />
    </>
  )
}
