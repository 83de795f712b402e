'use client'
import { FormattedMessage } from 'react-intl'
import type { Trade } from '@/contracts/trades'
import { Button, buttonClass } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { Skeleton } from '@/storefront/kit/skeleton'
import surface from '@/storefront/kit/surface.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import { TradeList } from '@/storefront/account/trades/trade-list'
import classes from './overview.module.css'

type Props = Readonly<{ trades: readonly Trade[] | undefined; failed: boolean; onRetry: () => void }>

/** The trades, a skeleton while they load, a text when there are none, or a retry after a failure. */
export function OverviewTrades({ trades, failed, onRetry }: Props) {
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
