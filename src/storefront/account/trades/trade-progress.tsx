'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@/contracts/trades'
import { useShop } from '@/storefront/shop/shop-provider'
import { ShortDate } from '@/storefront/account/short-date'
import { stepsOf } from './trade-steps'
import classes from './trade-timeline.module.css'

/** The steps of a trade: vertical on a phone, horizontal on wider screens. */
export function TradeProgress({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const shop = useShop()
  return (
    <ol className={classes.steps} aria-label={intl.formatMessage({ id: 'trade.progress' }, { number: trade.number })}>
      {stepsOf(trade, shop).map(({ title, mark, at, note }) => (
        <li key={title} data-step={mark} aria-current={mark === 'now' || mark === 'warn' ? 'step' : undefined}>
          <b>
            <FormattedMessage id={title} />
          </b>
          {at && <ShortDate instant={at} />}
          {!at && note && (
            <span>
              <FormattedMessage
                id={note.id}
                values={{
                  days: note.days,
                  date: note.date && <ShortDate key="date" className={classes.inline} instant={note.date} />,
                }}
              />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
