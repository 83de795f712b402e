'use client'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import type { Trade, TradeState } from '@trade-in-shop/contracts/trades'
import { hasAccounts } from '@/domain/market/widget-modes'
import { payoutExpectedBy, type PayoutRule } from '@trade-in-shop/contracts/market-days'
import { IfLowerText } from '@/storefront/account/trades/sale-facts'
import { describeIfLower, parcelCount } from '@/storefront/account/trades/trade-steps'
import { formatDay, formatMoney } from '@/storefront/i18n/format'
import type { MessageId } from '@/storefront/i18n/message-types'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import { LockDate } from '@/storefront/valuation/price-text'
import { useShop } from '@/storefront/shop/shop-provider'
import { ShopLink } from '@/storefront/shop/shop-link'
import classes from './thank-you.module.css'

/** How many of the five steps a trade in this state has completed. */
const DONE: Record<TradeState, number> = {
  created: 1,
  awaiting_shipment: 1,
  in_transit: 2,
  received: 3,
  in_inspection: 3,
  awaiting_customer: 3,
  second_look: 3,
  payout_pending: 4,
  paid: 5,
  closed: 5,
  return_in_progress: 4,
  cancelled: 1,
  expired: 1,
}

type Step = Readonly<{ title: ReactNode; text: ReactNode }>

const paidText = (paymentType: Trade['paymentType'], payBy: string | null): MessageId =>
  `checkout.${payBy ? 'stepPaidBy' : 'stepPaid'}.${PAYOUT_KINDS[paymentType].name}`

function stepsOf(intl: IntlShape, trade: Trade, rule: PayoutRule): readonly Step[] {
  const account = trade.maskedAccount
  const payBy = payoutExpectedBy(trade, rule)
  const lower = describeIfLower(trade)
  return [
    {
      title: <FormattedMessage id="checkout.stepCreated" />,
      text: <time dateTime={trade.createdAt}>{formatDay(intl, trade.createdAt)}</time>,
    },
    {
      title: <FormattedMessage id="checkout.stepHandIn" values={{ count: parcelCount(trade) }} />,
      text: (
        <FormattedMessage id="checkout.stepHandInText" values={{ date: <LockDate key="date" instant={trade.lockUntil} /> }} />
      ),
    },
    { title: <FormattedMessage id="checkout.stepArrived" />, text: <FormattedMessage id="checkout.stepArrivedText" /> },
    {
      title: <FormattedMessage id="checkout.stepChecked" />,
      text: (
        <>
          <FormattedMessage id="checkout.stepCheckedText" />
          {lower && (
            <span className={classes.chosen}>
              <IfLowerText {...lower} />
            </span>
          )}
        </>
      ),
    },
    {
      title: <FormattedMessage id="checkout.stepPaid" values={{ amount: formatMoney(intl, trade.total) }} />,
      text: (
        <FormattedMessage
          id={paidText(trade.paymentType, payBy)}
          values={{
            account,
            date: payBy && (
              <time key="date" dateTime={payBy.slice(0, 10)}>
                {formatDay(intl, payBy)}
              </time>
            ),
          }}
        />
      ),
    },
  ]
}

/** The trade's current step and the next ones, with the deadline written out. */
export function NextSteps({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const shop = useShop()
  const { mode } = shop
  const done = DONE[trade.state]
  const steps = stepsOf(intl, trade, shop)
  return (
    <aside className={`${layout.aside} ${surface.panel}`} aria-labelledby="next-steps">
      <h2 id="next-steps" className={classes.small}>
        <FormattedMessage id="checkout.next" />
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }, index) => (
          <li
            key={index}
            data-step={index < done ? 'done' : index === done ? 'now' : 'later'}
            aria-current={index === done ? 'step' : undefined}
          >
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <hr className={classes.rule} />
      <p className={`${layout.small} ${layout.muted}`}>
        <FormattedMessage id="checkout.follow" values={{ number: trade.number, count: parcelCount(trade) }} />
      </p>
      <div className={classes.ways}>
        {hasAccounts(mode) && (
          <ShopLink to="accountOverview" hash={`trade=${trade.accessId}`} className={buttonClass({ look: 'quiet', wide: true })}>
            <FormattedMessage id="checkout.followSale" />
          </ShopLink>
        )}
        <ShopLink to="home" className={buttonClass({ look: 'quiet', wide: true })}>
          <FormattedMessage id="checkout.sellMore" />
        </ShopLink>
        <ShopLink to="contact" className={buttonClass({ look: 'link' })}>
          <FormattedMessage id="checkout.ask" />
        </ShopLink>
      </div>
    </aside>
  )
}
