'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { AccountNavigation } from '@/storefront/account/account-navigation'
import { useCustomer, useTradeHistory } from '@/storefront/account/session/customer-data'
import { useAccount } from '@/storefront/account/session/use-account'
import { StageTitle } from '@/storefront/account/stage-title'
import { TradeList } from '@/storefront/account/trades/trade-list'
import { formatMoney } from '@/storefront/i18n/format'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import { Notice } from '@/storefront/kit/overlays/notice'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ShopLink } from '@/storefront/shop/shop-link'
import { OverviewDetails } from './overview-details'
import layout from '@/storefront/kit/layout.module.css'
import classes from './overview.module.css'
import surface from '@/storefront/kit/surface.module.css'

type Props = Readonly<{ trades: readonly Trade[] | undefined; failed: boolean; onRetry: () => void }>

/** The trades, a skeleton while they load, a text when there are none, or a retry after a failure. */
function OverviewTrades({ trades, failed, onRetry }: Props) {
  if (trades) return trades.length > 0 ? <TradeList trades={trades} /> : <NoTrades />
  if (failed) return <Away onRetry={onRetry} />
  return (
    <div className={classes.cards} aria-hidden="true">
      <Skeleton className={classes.skeletonCard} />
      <Skeleton className={classes.skeletonCard} />
    </div>
  )
}

function NoTrades() {
  return (
    <section className={`${surface.panel} ${classes.empty}`} data-testid="no-trades">
      <Illustration name="parcel" size="l" />
      <h2>
        <FormattedMessage id="account.emptyTitle" />
      </h2>
      <p className={layout.muted}>
        <FormattedMessage id="account.emptyText" />
      </p>
      <ShopLink to="home" className={buttonClass()}>
        <FormattedMessage id="account.sell" />
      </ShopLink>
    </section>
  )
}

function Away({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.away} data-testid="trades-away">
      <Notice kind="warn" live>
        <FormattedMessage id="account.away" />
      </Notice>
      <Button look="quiet" onClick={onRetry}>
        <FormattedMessage id="account.retry" />
      </Button>
    </div>
  )
}

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
  const paid = trades.filter(({ state, total }) => PAID.has(state) && total.amount > 0).map(({ total }) => total)
  const [first] = paid
  if (!first) return null
  const amount = formatMoney(intl, { ...first, amount: paid.reduce((sum, money) => sum + money.amount, 0) })
  return (
    <p className={`${layout.small} ${layout.muted}`}>
      <FormattedMessage id="account.paidSoFar" values={{ amount, b: (parts) => <b className={classes.amount}>{parts}</b> }} />
    </p>
  )
}
