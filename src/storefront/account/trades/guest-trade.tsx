'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { Skeleton } from '@/storefront/kit/skeleton'
import { FollowASale } from './follow-a-sale'
import { TradeTimeline } from './trade-timeline'
import type { GuestTradeChoice } from './use-guest-trade'
import { useTradeByAccess } from './use-trade-by-access'
import classes from './guest-trade.module.css'

type Props = Readonly<{ choice: GuestTradeChoice; accessId: string; isLoggedIn: boolean }>

/**
 * The trade of a mail's link or of the look-up form. Needs no log-in; the platform decides what the holder of the link may see.
 */
export function GuestTrade({ choice, accessId, isLoggedIn }: Props) {
  const { trade, gone, away, retry } = useTradeByAccess(accessId || null, { live: true })
  const number = trade?.number
  const payee = { guestAccount: choice.guestAccount, onChanged: retry }
  if (accessId === '' || gone) return <Gone onFound={choice.open} />
  return (
    <section className={classes.guest} data-testid="guest-trade">
      <Title>
        <FormattedMessage id="trade.guestTitle" />
      </Title>
      {number && (
        <p className={layout.lead}>
          <FormattedMessage id="trade.guestLead" values={{ number }} />
        </p>
      )}
      {trade ? (
        <TradeTimeline trade={trade} payee={payee} />
      ) : away ? (
        <Away onRetry={retry} />
      ) : (
        <Skeleton className={classes.skeleton} />
      )}
      <Button look="link" onClick={choice.close}>
        <FormattedMessage id={isLoggedIn ? 'trade.guestMine' : 'trade.guestOther'} />
      </Button>
    </section>
  )
}

/** The page's content was replaced, so the heading takes the focus that the removed button lost. */
function Title({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}

function Away({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice kind="warn" live>
        <FormattedMessage id="trade.guestAway" />
      </Notice>
      <Button onClick={onRetry}>
        <FormattedMessage id="trade.retry" />
      </Button>
    </>
  )
}

/** The same for an unknown, expired or mistyped link; offers the look-up by number and postal code. */
function Gone({ onFound }: { onFound: (accessId: string) => void }) {
  return (
    <section className={classes.guest} data-testid="guest-trade-gone">
      <Illustration name="expired-link" size="l" />
      <Title>
        <FormattedMessage id="trade.guestGoneTitle" />
      </Title>
      <p className={layout.lead}>
        <FormattedMessage id="trade.guestGoneText" />
      </p>
      <FollowASale onFound={onFound} />
    </section>
  )
}
