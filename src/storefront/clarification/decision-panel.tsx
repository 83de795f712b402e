'use client'

import { type ReactNode, useState, type SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Clarification, ClarificationDecision, ClarificationLine } from '@/contracts/clarifications'
import { formatDay } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass, Button } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import type { ClarificationLinks } from './clarification-links'
import { Decided } from './decided'
import { AcceptText, DecisionBar, OneDecision } from './one-decision'
import { type DecisionFailure, useDecision, type Deciding, type Decisions } from './use-decision'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import classes from './clarification.module.css'
import { FieldError } from '@/storefront/kit/fields/field-error'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { OldAndNew } from './old-and-new'

const isDecision = (value: string): value is ClarificationDecision => value === 'accept' || value === 'return'

/** Several devices: a choice for each, without a default, and one button that sends them all. */
function SeveralDecisions({ lines, deciding }: { lines: readonly ClarificationLine[]; deciding: Deciding }) {
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

/** How much time is left to decide, and what happens without a decision. */
function Deadline({ expiresAt, daysLeft }: { expiresAt: string; daysLeft: number }) {
  const intl = useIntl()
  const values = {
    days: daysLeft,
    date: formatDay(intl, expiresAt),
    time: intl.formatTime(new Date(expiresAt), { hour: '2-digit', minute: '2-digit' }),
    b: (parts: ReactNode[]) => <b key="days">{parts}</b>,
  }
  return (
    <p className={classes.deadline}>
      <Icon name="clock" small />
      <span>
        <FormattedMessage id="clarification.deadline" values={values} />
      </span>
    </p>
  )
}

/** Why an answer was not accepted. */
function DecisionFailureNotice({ failure, contact }: { failure: DecisionFailure | null; contact: string }) {
  if (failure === null) return null
  return (
    <div className={classes.failure}>
      <Notice kind="warn" live>
        <FormattedMessage id={`clarification.${failure}`} />
      </Notice>
      {failure === 'expired' && (
        <AppLink href={contact} className={buttonClass({ look: 'quiet', wide: true })}>
          <FormattedMessage id="clarification.newLink" />
        </AppLink>
      )}
    </div>
  )
}

type Props = Readonly<{
  id: string
  trade: string
  initial: Clarification
  daysLeft: number
  links: ClarificationLinks
  /** The offer of a quick answer, the only one to decide. */
  only?: string
  /** What the inspection found, beside the panel; a quick answer has only the panel. */
  children?: ReactNode
}>

/** Old and new price with the decision; afterwards what was decided and what comes next. */
export function DecisionPanel({ id, trade, initial, daysLeft, links, only, children }: Props) {
  const deciding = useDecision(id, trade, initial)
  const { clarification, failure, sent } = deciding
  const lines = clarification.lines.filter(({ offerId }) => only === undefined || offerId === only)
  const open = lines.filter(({ decision }) => decision === null)
  const [first] = open
  const isOver = failure === 'expired'
  const toAll = (
    <AppLink href={links.all} className={buttonClass({ look: 'link' })}>
      <FormattedMessage id="clarification.quickAll" />
    </AppLink>
  )
  const panel = (
    <aside className={`${only ? '' : layout.aside} ${classes.panel}`} data-testid="decision" data-open={open.length}>
      <div className={`${surface.panel} ${surface.lift}`}>
        <DecisionFailureNotice failure={failure} contact={links.contact} />
        {!first && <Decided lines={lines} arrived={sent} left={clarification.state === 'open'} links={links} />}
        {first && !isOver && (
          <>
            {open.length === 1 ? (
              <OneDecision line={first} deciding={deciding} quick={only !== undefined && toAll} />
            ) : (
              <SeveralDecisions lines={open} deciding={deciding} />
            )}
            <Deadline expiresAt={clarification.expiresAt} daysLeft={daysLeft} />
            <Help contact={links.contact} />
          </>
        )}
      </div>
    </aside>
  )
  if (only !== undefined) return panel
  const hasBar = first && open.length === 1 && !isOver
  return (
    <>
      <div className={`${layout.columns} ${layout.columnsEven} ${hasBar ? classes.withBar : ''}`}>
        <div>{children}</div>
        {panel}
      </div>
      {hasBar && <DecisionBar line={first} deciding={deciding} />}
    </>
  )
}

function Help({ contact }: { contact: string }) {
  const link = (parts: ReactNode[]) => (
    <AppLink key="link" href={contact}>
      {parts}
    </AppLink>
  )
  return (
    <p className={`${layout.small} ${layout.muted} ${classes.help}`}>
      <FormattedMessage id="clarification.money" values={{ link }} />
    </p>
  )
}
