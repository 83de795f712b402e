'use client'
import { FormattedMessage } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import layout from '@/storefront/kit/layout.module.css'
import { onFirstRender } from '@/storefront/kit/lazy'
import { IfLowerText } from './sale-facts'
import { describeIfLower } from './trade-steps'
import classes from './trade-timeline.module.css'

/** Loaded on demand, because a visitor needs only one of them. */
const TradePayout = onFirstRender(async () => (await import('./trade-payout')).TradePayout)
const GuestPayout = onFirstRender(async () => (await import('./guest-payout')).GuestPayout)

/** A logged-in customer, or a guest at one trade; `guestAccount` is set when the guest came by the link in its mail. */
export type Payee = 'customer' | Readonly<{ guestAccount: string | null; onChanged: () => void }>

/** How the payout account can be changed (P-11), as the platform says: here, by the link in the mail, or no longer. */
export function TradePayoutWay({ trade, payee }: { trade: Trade; payee: Payee }) {
  if (trade.payoutChange === 'account') return payee === 'customer' ? <TradePayout trade={trade} /> : null
  if (trade.payoutChange !== 'link') return null
  if (payee !== 'customer' && payee.guestAccount !== null)
    return <GuestPayout trade={trade} guestAccount={payee.guestAccount} onChanged={payee.onChanged} />
  return (
    <p className={`${layout.small} ${layout.muted}`} data-testid="payout-by-link">
      <FormattedMessage id="trade.payoutByLink" />
    </p>
  )
}

/** The row of the sums that says what the seller chose for a lower price (P-07). */
export function LowerPrice({ trade }: { trade: Trade }) {
  const lower = describeIfLower(trade)
  if (!lower) return null
  return (
    <div className={classes.payTo}>
      <dt>
        <FormattedMessage id="trade.ifLower" />
      </dt>
      <dd>
        <IfLowerText {...lower} />
      </dd>
    </div>
  )
}
