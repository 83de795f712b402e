'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@/contracts/trades'
import { formatMoney } from '@/storefront/i18n/format'
import layout from '@/storefront/kit/layout.module.css'
import { Skeleton } from '@/storefront/kit/skeleton'
import { AccountNavigation } from '@/storefront/account/account-navigation'
import { useCustomer, useTradeHistory } from '@/storefront/account/session/customer-data'
import { OverviewDetails } from './overview-details'
import { OverviewTrades } from './overview-trades'
import { StageTitle } from '@/storefront/account/stage-title'
import { useAccount } from '@/storefront/account/session/use-account'
import classes from './overview.module.css'

/** The customer's trades with state, next action and money, and links to all other account pages (S-10). */
export function Overview({ arrived }: { arrived: boolean }) {
  const history = useTradeHistory()
  return (
    <div data-testid="overview">
      <div className={classes.heading}>
        <StageTitle arrived={arrived}>
          <FormattedMessage id="account.salesTitle" />
        </StageTitle>
        <div className={classes.under}>
          <Greeting />
          <PaidSoFar trades={history.data} />
        </div>
      </div>
      <div className={classes.columns}>
        <AccountNavigation current="accountOverview" />
        <div className={classes.content}>
          <OverviewTrades trades={history.data} failed={history.error !== undefined} onRetry={() => void history.mutate()} />
          {/* Below content that is still loading this part would jump. */}
          {(history.data ?? history.error) && <OverviewDetails />}
        </div>
      </div>
    </div>
  )
}

/**
 * Name and number share one line, so the number waits for the name, which would push it aside. Keys, because a reused
 * placeholder element would be seen to jump.
 */
function Greeting() {
  const { customerNumber } = useAccount()
  const { data, error } = useCustomer()
  return (
    <p className={layout.muted}>
      {data && <FormattedMessage id="account.greeting" values={{ name: `${data.firstName} ${data.lastName}` }} />}
      {data || error ? (
        <span key="number" className={classes.number}>
          <FormattedMessage id="account.customerNumber" values={{ number: customerNumber }} />
        </span>
      ) : (
        <span key="waiting" className={classes.name}>
          <Skeleton />
        </span>
      )}
    </p>
  )
}

const PAID = new Set<Trade['state']>(['paid', 'closed'])

/** Sum paid to the customer's accounts; nothing before the first payout. */
function PaidSoFar({ trades = [] }: { trades: readonly Trade[] | undefined }) {
  const intl = useIntl()
  const paid = trades.filter(({ state }) => PAID.has(state)).map(({ total }) => total)
  const [first] = paid
  if (!first) return null
  const amount = formatMoney(intl, { ...first, amount: paid.reduce((sum, money) => sum + money.amount, 0) })
  return (
    <p className={`${layout.small} ${layout.muted}`}>
      <FormattedMessage id="account.paidSoFar" values={{ amount, b: (parts) => <b className={classes.amount}>{parts}</b> }} />
    </p>
  )
}
