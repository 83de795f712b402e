'use client'

import { type MouseEvent, type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationDecision, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { joinUnits } from '@/domain/unit-spaces'
import { Button } from '@/storefront/kit/button'
import { FieldError } from '@/storefront/kit/fields/field-error'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { Price } from '@/storefront/kit/price'
import { bottomBar } from '@/storefront/kit/overlays/bottom-edge'
import { formatMoney } from '@/storefront/i18n/format'
import bar from './decision-bar.module.css'
import classes from './clarification.module.css'
import { OldAndNew } from './old-and-new'
import { AcceptText, UnpostableNote } from './one-decision'
import type { Deciding, Decisions } from './use-decision'

const isDecision = (value: string): value is ClarificationDecision => value === 'accept' || value === 'return'

type Props = Readonly<{
  lines: readonly ClarificationLine[]
  /** By offer; without those that are not chosen yet. */
  chosen: Decisions
  setChosen: (chosen: Decisions) => void
  deciding: Deciding
}>

/** The choices for devices that are still open: another page may have answered one in the meantime. */
const openChoices = ({ lines, chosen }: Pick<Props, 'lines' | 'chosen'>): Decisions =>
  Object.fromEntries(lines.flatMap(({ offerId }) => (chosen[offerId] ? [[offerId, chosen[offerId]]] : [])))

/** Several devices: a choice for each, without a default, and one button that sends them all. */
export function SeveralDecisions({ lines, chosen, setChosen, deciding }: Props) {
  const intl = useIntl()
  const [tried, setTried] = useState(false)
  const [missing, ...others] = lines.filter(({ offerId }) => chosen[offerId] === undefined)
  const devices = missing ? intl.formatList([missing, ...others].map(({ device }) => device.name)) : ''
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!missing) return void deciding.decide(openChoices({ lines, chosen }))
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="decision-${missing.offerId}"]`)?.focus()
  }
  return (
    <form className={classes.several} onSubmit={submit} noValidate>
      {lines.map((line) => (
        <div key={line.offerId} className={classes.choice}>
          <h2 className={classes.title}>{joinUnits(line.device.name)}</h2>
          <OldAndNew line={line} small />
          <UnpostableNote line={line} />
          <RadioCards
            id={`decision-${line.offerId}`}
            name={`decision-${line.offerId}`}
            legend={intl.formatMessage({ id: 'clarification.choose' }, { device: line.device.name })}
            legendHidden
            value={chosen[line.offerId] ? [chosen[line.offerId] ?? ''] : []}
            onChange={({ target: { value } }) => isDecision(value) && setChosen({ ...chosen, [line.offerId]: value })}
            choices={[
              { value: 'accept', title: <AcceptText price={line.newPrice} /> },
              ...(isUnpostable(line)
                ? []
                : [{ value: 'return', title: intl.formatMessage({ id: 'clarification.returnShort' }) }]),
            ]}
          />
        </div>
      ))}
      <FieldError
        id="decision-missing"
        text={tried && missing ? intl.formatMessage({ id: 'clarification.missing' }, { devices }) : undefined}
      />
      <Button type="submit" wide pending={deciding.sending}>
        <FormattedMessage id={deciding.sending ? 'clarification.sending' : 'clarification.send'} />
      </Button>
    </form>
  )
}

/** On a phone: the new price of one device after the other with both buttons; after the last one their sum, to send or to change. */
export function SeveralBar({ lines, chosen, setChosen, deciding: { sending, decide } }: Props) {
  const intl = useIntl()
  const next = lines.findIndex(({ offerId }) => chosen[offerId] === undefined)
  const line = lines[next]
  const choose = (event: MouseEvent, decision: ClarificationDecision) => {
    // The second press of a double click would be about the next device.
    if (line && event.detail < 2) setChosen({ ...chosen, [line.offerId]: decision })
  }
  return (
    <div className={bar.bar} data-testid="decision-bar" data-bottom-bar ref={bottomBar}>
      {line ? (
        <>
          <p aria-live="polite">
            <b>
              {next + 1}/{lines.length} {line.device.name}
            </b>
            <span>
              <FormattedMessage id="clarification.now" /> <Price text={formatMoney(intl, line.newPrice)} size="m" />
            </span>
            <Price text={formatMoney(intl, line.oldPrice)} size="s" old />
          </p>
          <div className={classes.ways}>
            <Button wide onClick={(event) => choose(event, 'accept')}>
              <AcceptText price={line.newPrice} />
            </Button>
            {!isUnpostable(line) && (
              <Button wide look="quiet" onClick={(event) => choose(event, 'return')}>
                <FormattedMessage id="clarification.return" />
              </Button>
            )}
          </div>
        </>
      ) : (
        <>
          <ChosenSum lines={lines} chosen={chosen} />
          <div className={classes.ways}>
            <Button wide pending={sending} onClick={(event) => event.detail < 2 && void decide(openChoices({ lines, chosen }))}>
              <FormattedMessage id={sending ? 'clarification.sending' : 'clarification.send'} />
            </Button>
            <Button wide look="quiet" pending={sending} onClick={() => !sending && setChosen({})}>
              <FormattedMessage id="clarification.barChange" />
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function ChosenSum({ lines, chosen }: Pick<Props, 'lines' | 'chosen'>) {
  const intl = useIntl()
  const sold = lines.filter(({ offerId }) => chosen[offerId] === 'accept')
  const amount = sold.reduce((sum, { newPrice }) => sum + newPrice.amount, 0)
  return (
    <p aria-live="polite">
      <span>
        <FormattedMessage id="clarification.barChosen" values={{ sold: sold.length, returned: lines.length - sold.length }} />
      </span>
      <Price text={formatMoney(intl, { amount, currency: 'EUR' })} size="m" />
    </p>
  )
}
