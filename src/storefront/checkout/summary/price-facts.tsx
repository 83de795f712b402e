'use client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '@/storefront/kit/icon'
import { Skeleton } from '@/storefront/kit/skeleton'
import { LockDate } from '@/storefront/valuation/lock-date'
import classes from './summary.module.css'

/** P-01: until when the price holds, with its weekday, and what happens if the inspection differs. */
export function PriceFacts({ lockUntil }: { lockUntil: string | null }) {
  const bold = (text: ReactNode[]) => <b>{text}</b>
  return (
    <ul className={classes.facts}>
      <li>
        <Icon name="lock" small />
        <span className={classes.lock}>
          {lockUntil ? (
            <FormattedMessage id="checkout.lock" values={{ b: bold, date: <LockDate instant={lockUntil} /> }} />
          ) : (
            <Skeleton />
          )}
        </span>
      </li>
      <li>
        <Icon name="undo" small />
        <span>
          <FormattedMessage id="checkout.fair" />
        </span>
      </li>
    </ul>
  )
}
