'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatDay } from '@/storefront/i18n/format'
import { Icon } from '@/storefront/kit/icon'
import classes from './clarification.module.css'

/** How much time is left to decide, and what happens without a decision. */
export function Deadline({ expiresAt, daysLeft }: { expiresAt: string; daysLeft: number }) {
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
