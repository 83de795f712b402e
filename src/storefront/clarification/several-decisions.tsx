'use client'

import { type SyntheticEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationDecision, ClarificationLine } from '@/contracts/clarifications'
import { Button } from '@/storefront/kit/button'
import { FieldError } from '@/storefront/kit/fields/field-error'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import classes from './clarification.module.css'
import { OldAndNew } from './old-and-new'
import { AcceptText } from './one-decision'
import type { Deciding, Decisions } from './use-decision'

const isDecision = (value: string): value is ClarificationDecision => value === 'accept' || value === 'return'

/** Several devices: a choice for each, without a default, and one button that sends them all. */
export function SeveralDecisions({ lines, deciding }: { lines: readonly ClarificationLine[]; deciding: Deciding }) {
  const intl = useIntl()
  const [chosen, setChosen] = useState<Decisions>({})
  const [tried, setTried] = useState(false)
  const missing = lines.find(({ offerId }) => chosen[offerId] === undefined)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!missing) return void deciding.decide(chosen)
    event.currentTarget.querySelector<HTMLInputElement>(`input[name="decision-${missing.offerId}"]`)?.focus()
  }
  return (
    <form className={classes.several} onSubmit={submit} noValidate>
      {lines.map((line) => (
        <div key={line.offerId} className={classes.choice}>
          <h2 className={classes.title}>{line.device.name}</h2>
          <OldAndNew line={line} small />
          <RadioCards
            id={`decision-${line.offerId}`}
            name={`decision-${line.offerId}`}
            legend={intl.formatMessage({ id: 'clarification.choose' }, { device: line.device.name })}
            legendHidden
            value={chosen[line.offerId] ? [chosen[line.offerId] ?? ''] : []}
            onChange={({ target: { value } }) => isDecision(value) && setChosen({ ...chosen, [line.offerId]: value })}
            choices={[
              { value: 'accept', title: <AcceptText price={line.newPrice} /> },
              { value: 'return', title: intl.formatMessage({ id: 'clarification.returnShort' }) },
            ]}
          />
        </div>
      ))}
      <FieldError
        id="decision-missing"
        text={tried && missing ? intl.formatMessage({ id: 'clarification.missing' }) : undefined}
      />
      <Button type="submit" wide pending={deciding.sending}>
        <FormattedMessage id={deciding.sending ? 'clarification.sending' : 'clarification.send'} />
      </Button>
    </form>
  )
}
