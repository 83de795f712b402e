'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { Trade, TradeState } from '@trade-in-shop/contracts/trades'
import { joinUnits } from '@/domain/unit-spaces'
import { formatExactMoney, formatTime } from '@/storefront/i18n/format'
import { DateText } from '@/storefront/account/date-text'
import type { MessageId } from '@/storefront/i18n/message-types'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { LowerPrice, type Payee, TradePayoutWay } from './trade-payout-way'
import layout from '@/storefront/kit/layout.module.css'
import classes from './trade-timeline.module.css'

/** Loaded on demand, because few sellers cancel. */
const TradeCancel = onFirstRender(async () => (await import('./trade-cancel')).TradeCancel)

/** The sentence of each reason that the reference platform writes into a trade's history. */
const REASONS = {
  trade_created: 'trade.reason.trade_created',
  label_ready: 'trade.reason.label_ready',
  parcel_handed_over: 'trade.reason.parcel_handed_over',
  parcel_received: 'trade.reason.parcel_received',
  one_parcel_handed_over: 'trade.reason.one_parcel_handed_over',
  one_parcel_received: 'trade.reason.one_parcel_received',
  all_parcels_received: 'trade.reason.all_parcels_received',
  one_parcel_never_handed_over: 'trade.reason.one_parcel_never_handed_over',
  inspection_started: 'trade.reason.inspection_started',
  inspected_as_described: 'trade.reason.inspected_as_described',
  inspected_better: 'trade.reason.inspected_better',
  inspected_worse: 'trade.reason.inspected_worse',
  second_look_asked: 'trade.reason.second_look_asked',
  second_look_confirmed: 'trade.reason.second_look_confirmed',
  second_look_raised: 'trade.reason.second_look_raised',
  second_look_restored: 'trade.reason.second_look_restored',
  lower_price_accepted: 'trade.reason.lower_price_accepted',
  lower_price_returned: 'trade.reason.lower_price_returned',
  clarification_accepted: 'trade.reason.clarification_accepted',
  clarification_returned: 'trade.reason.clarification_returned',
  clarification_mixed: 'trade.reason.clarification_mixed',
  clarification_expired: 'trade.reason.clarification_expired',
  return_sent: 'trade.reason.return_sent',
  payout_sent: 'trade.reason.payout_sent',
  trade_closed: 'trade.reason.trade_closed',
  never_handed_over: 'trade.reason.never_handed_over',
  cancelled_by_customer: 'trade.reason.cancelled_by_customer',
} as const satisfies Record<string, MessageId>

const LINES = {
  awaiting_shipment: 'trade.line.awaiting_shipment',
  in_transit: 'trade.line.in_transit',
  received: 'trade.line.received',
  in_inspection: 'trade.line.in_inspection',
  revised: 'trade.line.revised',
  accepted: 'trade.line.accepted',
  refused: 'trade.line.refused',
  return_in_progress: 'trade.line.return_in_progress',
  paid: 'trade.line.paid',
  cancelled: 'trade.line.cancelled',
  expired: 'trade.line.expired',
} as const satisfies Record<string, MessageId>

const known = (table: Readonly<Record<string, MessageId>>, code: string): MessageId | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined

export const stateWords = (state: TradeState): MessageId => `trade.state.${state}`

/** What a line of the history says; a platform with codes of its own falls back to the state. */
export const reasonWords = ({ state, reason }: { state: TradeState; reason: string }): MessageId =>
  known(REASONS, reason) ?? stateWords(state)

/** The state of one device in words; an unknown code says what the trade says. */
export const lineWords = (lineState: string, state: TradeState): MessageId => known(LINES, lineState) ?? stateWords(state)

/** Every device with its state and money, the payout account, and each step with day and time. */
export function TradeDetails({ trade, payee }: { trade: Trade; payee?: Payee }) {
  return (
    <Disclosure className={classes.details} summary={<FormattedMessage id="trade.details" />}>
      <div className={classes.detailsBody}>
        <div>
          <TradeSums trade={trade} />
          {payee && <TradePayoutWay trade={trade} payee={payee} />}
          {payee && trade.cancellable && <TradeCancel trade={trade} payee={payee} />}
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
            {joinUnits(device.name)}
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
            id={`trade.payTo.${PAYOUT_KINDS[paymentType].name}`}
            values={{ account: <span className={classes.account}>{maskedAccount}</span> }}
          />
        </dd>
      </div>
      <LowerPrice trade={trade} />
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
            <span className={classes.at}>
              <DateText instant={entry.at} /> {formatTime(intl, entry.at)}
            </span>
            <span>
              <FormattedMessage id={reasonWords(entry)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
