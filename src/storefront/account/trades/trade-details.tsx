'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@/contracts/trades'
import { formatExactMoney } from '@/storefront/i18n/format'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import layout from '@/storefront/kit/layout.module.css'
import { TradePayoutWay, type Payee } from './trade-payout-way'
import { lineWords, reasonWords } from './trade-words'
import classes from './trade-timeline.module.css'

/** Every device with its state and money, the payout account, and each step with day and time. */
export function TradeDetails({ trade, payee }: { trade: Trade; payee?: Payee }) {
  return (
    <Disclosure className={classes.details} summary={<FormattedMessage id="trade.details" />}>
      <div className={classes.detailsBody}>
        <div>
          <TradeSums trade={trade} />
          {payee && <TradePayoutWay trade={trade} payee={payee} />}
        </div>
        <TradeHistory trade={trade} />
      </div>
    </Disclosure>
  )
}

function TradeSums({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const { lines, state, voucher, total, maskedAccount, paymentType } = trade
  return (
    <dl className={classes.sums}>
      {lines.map(({ offerId, device, quantity, total: sum, state: lineState }) => (
        <div key={offerId}>
          <dt>
            {device.name}
            {quantity > 1 && (
              <span className={layout.muted}>
                {', '}
                <FormattedMessage id="trade.quantity" values={{ count: quantity }} />
              </span>
            )}
            <span className={classes.lineState}>
              <FormattedMessage id={lineWords(lineState, state)} />
            </span>
          </dt>
          <dd>{formatExactMoney(intl, sum)}</dd>
        </div>
      ))}
      {voucher && (
        <div>
          <dt>
            <FormattedMessage id="trade.voucher" values={{ code: voucher.code }} />
          </dt>
          <dd>{formatExactMoney(intl, voucher.amount, { sign: true })}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>
          <FormattedMessage id="trade.total" />
        </dt>
        <dd>{formatExactMoney(intl, total)}</dd>
      </div>
      <div className={classes.payTo}>
        <dt>
          <FormattedMessage id="trade.payTo" />
        </dt>
        <dd>
          <FormattedMessage
            id={paymentType === '2' ? 'trade.payToPaypal' : 'trade.payToBank'}
            values={{ account: <span className={classes.account}>{maskedAccount}</span> }}
          />
        </dd>
      </div>
    </dl>
  )
}

function TradeHistory({ trade }: { trade: Trade }) {
  const intl = useIntl()
  return (
    <section aria-labelledby={`history-${trade.number}`}>
      <p id={`history-${trade.number}`} className={classes.kick}>
        <FormattedMessage id="trade.history" />
      </p>
      <ol className={classes.history}>
        {trade.history.map((entry, index) => (
          <li key={index}>
            <time dateTime={entry.at}>{intl.formatDate(new Date(entry.at), { dateStyle: 'medium', timeStyle: 'short' })}</time>
            <span>
              <FormattedMessage id={reasonWords(entry)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
