'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import type { MessageId } from '@/storefront/i18n/message-types'
import { formatMoney } from '@/storefront/i18n/format'
import { Icon } from '@/storefront/kit/icon'
import { Price } from '@/storefront/kit/price'
import surface from '@/storefront/kit/surface.module.css'
import { DateText } from '@/storefront/account/date-text'
import { TradeDetails } from './trade-details'
import { TradeNext } from './trade-next'
import { TradeProgress } from './trade-progress'
import { cameBack, endedAt, isFinished, isRecycled } from './trade-steps'
import { TradeTimeline, TradeName, TradePicture } from './trade-timeline'
import classes from './trade-list.module.css'

/** Trades newest first: open ones as cards, finished ones as rows that expand (S-10). */
export function TradeList({ trades }: { trades: readonly Trade[] }) {
  const finished = trades.filter(isFinished)
  return (
    <div className={classes.list}>
      {trades
        .filter((trade) => !isFinished(trade))
        .map((trade) => (
          <TradeTimeline key={trade.tradeId} trade={trade} payee="customer" />
        ))}
      {finished.length > 0 && (
        <section className={classes.finished} aria-labelledby="trades-finished">
          <h2 id="trades-finished">
            <FormattedMessage id="trade.finished" />
          </h2>
          <ul>
            {finished.map((trade) => (
              <li key={trade.tradeId}>
                <TradeRow trade={trade} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function endOf(trade: Trade): MessageId {
  if (trade.state === 'cancelled') return 'trade.row.cancelled'
  if (trade.state === 'expired') return 'trade.row.expired'
  if (isRecycled(trade)) return 'trade.row.recycled'
  return cameBack(trade) ? 'trade.row.returned' : 'trade.row.paid'
}

function TradeRow({ trade }: { trade: Trade }) {
  const intl = useIntl()
  return (
    <details className={classes.row} data-testid="trade" data-state={trade.state}>
      <summary>
        <span className={surface.thumb}>
          <TradePicture trade={trade} />
        </span>
        <span>
          <b>
            <TradeName trade={trade} />
          </b>
          <small>
            {trade.number},{' '}
            <FormattedMessage id={endOf(trade)} values={{ date: <DateText key="date" instant={endedAt(trade)} /> }} />
          </small>
        </span>
        <Price text={formatMoney(intl, trade.total)} />
        <Icon name="down" small className={classes.mark} />
      </summary>
      <div className={classes.open}>
        <TradeNext trade={trade} />
        <TradeProgress trade={trade} />
        <TradeDetails trade={trade} />
      </div>
    </details>
  )
}
