'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { formatMoney } from '@/storefront/i18n/format'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import surface from '@/storefront/kit/surface.module.css'
import { TradeDetails } from './trade-details'
import { TradeNext } from './trade-next'
import type { Payee } from './trade-payout-way'
import { TradeCarrier, TradeParcels, TradeProgress } from './trade-progress'
import { DateText } from '@/storefront/account/date-text'
import classes from './trade-timeline.module.css'

/** A trade's title: its device, or the first of them and the number of others. */
export function TradeName({ trade: { lines, number } }: { trade: Pick<Trade, 'lines' | 'number'> }) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const device = lines[0]?.device.name ?? number
  return pieces > 1 ? <FormattedMessage id="trade.several" values={{ device, count: pieces - 1 }} /> : device
}

/** The portrait of a trade's first device. */
export function TradePicture({ trade: { lines } }: { trade: Pick<Trade, 'lines'> }) {
  const device = lines[0]?.device
  return device ? <DevicePicture device={device} /> : <Illustration name="parcel" />
}

type Props = Readonly<{
  trade: Trade
  /** Level of the card's heading: 2 below the page's title, 3 below a section's. */
  level?: 2 | 3
  /** Who may change the payout account until the inspection (P-11). */
  payee: Payee
}>

/**
 * One trade as a card: device and money, the next action, the steps so far with dates, and all details on demand (T-03,
 * P-10). Needs the messages of the feature `trade` around it. Independent of the log-in.
 */
export function TradeTimeline({ trade, level = 2, payee }: Props) {
  const intl = useIntl()
  const { number, createdAt, total } = trade
  const Heading = `h${level}` as const
  const id = `trade-${number}`
  return (
    <article className={`${surface.panel} ${classes.trade}`} aria-labelledby={id} data-testid="trade" data-state={trade.state}>
      <header className={classes.head}>
        <span className={surface.thumb}>
          <TradePicture trade={trade} />
        </span>
        <div>
          <Heading id={id}>
            <TradeName trade={trade} />
          </Heading>
          <p className={`${layout.small} ${layout.faint}`}>
            <FormattedMessage id="trade.caption" values={{ number, date: <DateText key="date" instant={createdAt} /> }} />
          </p>
        </div>
        <Price text={formatMoney(intl, total)} size="m" />
      </header>
      <TradeNext trade={trade} />
      <div className={classes.body}>
        <TradeProgress trade={trade} />
        <TradeParcels trade={trade} />
        <TradeCarrier trade={trade} className={classes.carrier} />
        <TradeDetails trade={trade} payee={payee} />
      </div>
    </article>
  )
}
