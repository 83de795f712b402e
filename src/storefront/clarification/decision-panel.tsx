'use client'

import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Clarification, ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import { formatDay, formatTime } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import type { ClarificationLinks } from './clarification-links'
import classes from './clarification.module.css'
import { Decided } from './decided'
import { DecisionHelp } from './decision-help'
import { DecisionBar, OneDecision } from './one-decision'
import { SecondLook } from './second-look'
import { SeveralBar, SeveralDecisions } from './several-decisions'
import { VoucherNote } from './voucher-note'
import { type DecisionFailure, type Decisions, useDecision } from './use-decision'

/** How much time is left to decide, and what happens without a decision. */
function Deadline({ expiresAt, daysLeft, open }: { expiresAt: string; daysLeft: number; open: readonly ClarificationLine[] }) {
  const intl = useIntl()
  const values = {
    days: daysLeft,
    date: formatDay(intl, expiresAt),
    time: formatTime(intl, expiresAt),
    b: (parts: ReactNode[]) => <b key="days">{parts}</b>,
  }
  return (
    <p className={classes.deadline}>
      <Icon name="clock" small />
      <span>
        <FormattedMessage id="clarification.deadline" values={values} />{' '}
        {!open.every(isUnpostable) && <FormattedMessage id="clarification.silence" />}
      </span>
    </p>
  )
}

/** Why an answer was not accepted. */
function DecisionFailureNotice({ failure }: { failure: DecisionFailure | null }) {
  if (failure === null) return null
  return (
    <div className={classes.failure}>
      <Notice kind="warn" live>
        <FormattedMessage id={`clarification.${failure}`} />
      </Notice>
    </div>
  )
}

type Props = Readonly<{
  id: string
  trade: string
  initial: Clarification
  daysLeft: number
  /** Epoch milliseconds, by the server's clock. */
  now: number
  links: ClarificationLinks
  /** The offer of a quick answer, the only one to decide. */
  only?: string
  /** What the inspection found, beside the panel; a quick answer has only the panel. */
  children?: ReactNode
}>

/** Old and new price with the decision; afterwards what was decided and what comes next. */
export function DecisionPanel({ id, trade, initial, daysLeft, now, links, only, children }: Props) {
  const deciding = useDecision(id, trade, initial)
  const { clarification, failure, sent } = deciding
  const lines = clarification.lines.filter(({ offerId }) => only === undefined || offerId === only)
  const expiredAt = clarification.state === 'expired' ? clarification.expiresAt : null
  const open = expiredAt === null ? lines.filter(({ decision }) => decision === null) : []
  const [first] = open
  const [chosen, setChosen] = useState<Decisions>({})
  const several = { lines: open, chosen, setChosen, deciding }
  const isOver = failure === 'expired'
  const toAll = (
    <AppLink href={links.all} className={buttonClass({ look: 'link' })}>
      <FormattedMessage id={open.every(isUnpostable) ? 'clarification.quickLook' : 'clarification.quickAll'} />
    </AppLink>
  )
  const toContact = (words: ReactNode[]) => (
    <AppLink key="link" href={links.contact}>
      {words}
    </AppLink>
  )
  const panel = (
    <aside className={`${only ? '' : layout.aside} ${classes.panel}`} data-testid="decision" data-open={open.length}>
      <div className={`${surface.panel} ${surface.lift}`}>
        <DecisionFailureNotice failure={failure} />
        {!first && <Decided {...{ lines, links, expiredAt }} arrived={sent} left={clarification.state === 'open'} />}
        {first && !isOver && (
          <>
            {open.length === 1 ? (
              <OneDecision line={first} deciding={deciding} quick={only !== undefined && toAll} />
            ) : (
              <SeveralDecisions {...several} />
            )}
            <VoucherNote clarification={clarification} open={open} chosen={chosen} />
            {only === undefined && <SecondLook deciding={deciding} />}
            <Deadline {...{ daysLeft, open }} expiresAt={clarification.expiresAt} />
            <DecisionHelp lines={clarification.lines} now={now} link={toContact} />
          </>
        )}
        {(isOver || expiredAt !== null) && (
          <AppLink href={links.contact} className={buttonClass({ look: 'quiet', wide: true, className: classes.ask })}>
            <FormattedMessage id="clarification.askUs" />
          </AppLink>
        )}
      </div>
    </aside>
  )
  if (only !== undefined) return panel
  const hasBar = first && !isOver
  return (
    <>
      <div className={`${layout.columns} ${layout.columnsEven} ${hasBar ? classes.withBar : ''}`}>
        <div>{children}</div>
        {panel}
      </div>
      {hasBar && (open.length === 1 ? <DecisionBar line={first} deciding={deciding} /> : <SeveralBar {...several} />)}
    </>
  )
}
