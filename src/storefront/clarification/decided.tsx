'use client'
import { useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClarificationLine } from '@trade-in-shop/contracts/clarifications'
import { decideBySilence } from '@trade-in-shop/contracts/unpostable'
import { joinUnits } from '@/domain/unit-spaces'
import { formatDay, formatMoney } from '@/storefront/i18n/format'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { useShop } from '@/storefront/shop/shop-provider'
import type { ClarificationLinks } from './clarification-links'
import classes from './clarification.module.css'

type Props = Readonly<{
  lines: readonly ClarificationLine[]
  /** Answered just now on this page: says thank you and takes the focus. */
  arrived: boolean
  /** Other devices of the trade still need an answer. */
  left: boolean
  links: ClarificationLinks
  /** The deadline has passed: devices without an answer went back that day. */
  expiredAt: string | null
}>

/** The first answer, which counts, and what comes next (T-07). */
export function Decided({ lines, arrived, left, links, expiredAt }: Props) {
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
  }, [arrived])
  const results = lines.map((line) => ({ ...line, decision: line.decision ?? decideBySilence(line) }))
  const isPaid = results.some(({ decision, newPrice }) => decision === 'accept' && newPrice.amount > 0)
  return (
    <div className={classes.decided} data-testid="decided">
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        <FormattedMessage
          id={arrived ? 'clarification.thanks' : expiredAt === null ? 'clarification.answeredLead' : 'clarification.expiredLead'}
        />
      </h2>
      <ul>
        {results.map(({ offerId, device, decision, newPrice }) => (
          <li key={offerId} data-decision={decision}>
            <b>{joinUnits(device.name)}</b>
            <span>
              {decision !== 'accept' && expiredAt !== null ? (
                <FormattedMessage id="clarification.wentBack" values={{ date: formatDay(intl, expiredAt) }} />
              ) : (
                <FormattedMessage
                  id={`clarification.${decision === 'return' ? 'returned' : newPrice.amount > 0 ? 'accepted' : 'recycled'}`}
                  values={{ amount: formatMoney(intl, newPrice) }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      <div className={`${layout.small} ${layout.muted}`}>
        {isPaid && !left && <Sentence id="clarification.nextPaid" />}
        {lines.some(({ decision }) => decision === 'return') && expiredAt === null && (
          <Sentence id="clarification.nextReturned" />
        )}
        {left && <Sentence id="clarification.openLeft" />}
      </div>
      {left && (
        <AppLink href={links.all} className={buttonClass({ wide: true })}>
          <FormattedMessage id="clarification.toAll" />
        </AppLink>
      )}
      {!left && links.follow && (
        <AppLink href={links.follow} className={buttonClass({ look: 'quiet', wide: true })}>
          <FormattedMessage id="clarification.follow" />
        </AppLink>
      )}
    </div>
  )
}

function Sentence({ id }: { id: 'clarification.nextPaid' | 'clarification.nextReturned' | 'clarification.openLeft' }) {
  const { payoutWorkingDays } = useShop()
  return (
    <p>
      <FormattedMessage id={id} values={{ days: payoutWorkingDays }} />
    </p>
  )
}
