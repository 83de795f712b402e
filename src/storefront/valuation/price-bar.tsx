'use client'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PriceShown } from './price-shown'
import { PriceText } from './price-text'
import classes from './price-bar.module.css'

type Props = Readonly<{ shown: PriceShown; left: number; children: ReactNode }>

/** The price that stays in sight on a phone, with the next step beside it. */
export function PriceBar({ shown, left, children }: Props) {
  return (
    <div className={classes.bar}>
      <div className={classes.wrap}>
        {shown.declined ? (
          <p className={classes.declined}>
            <FormattedMessage id="valuation.notBought" />
          </p>
        ) : (
          <p>
            <PriceText amount={shown.amount} size="m" />
            <small>
              <FormattedMessage
                id={shown.label === 'upTo' ? 'valuation.barUpTo' : left > 0 ? 'valuation.barSoFar' : 'valuation.barFinal'}
                values={{ count: left }}
              />
            </small>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
