'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/notice'
import { Skeleton } from '@/storefront/kit/skeleton'
import { FollowASale } from './follow-a-sale'
import { TradeTimeline } from './trade-timeline'
import { useAccount } from './use-account'
import { useGuestTrade, type GuestTradeChoice } from './use-guest-trade'
import { useTradeByAccess } from './use-trade-by-access'
import classes from './guest-trade.module.css'

/**
 * Shows the trade of a mail's link or of the form in place of its children, which are what stands on the page otherwise
 * (the log-in, the account). No log-in is needed; what may be seen is what the platform shows to the link's holder.
 */
export function GuestTrade({ children }: { children: (open: (accessId: string) => void) => ReactNode }) {
  const choice = useGuestTrade()
  const { isLoggedIn } = useAccount()
  const { accessId, fresh, open } = choice
  // A customer who comes back to the account means the own sales, whatever link was followed before.
  if (accessId === null || (isLoggedIn && !fresh)) return children(open)
  return <ChosenTrade choice={choice} accessId={accessId} isLoggedIn={isLoggedIn} />
}

type ChosenProps = Readonly<{ choice: GuestTradeChoice; accessId: string; isLoggedIn: boolean }>

function ChosenTrade({ choice, accessId, isLoggedIn }: ChosenProps) {
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

/** The page has become another one under the reader: its heading takes the focus that a button has lost. */
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

/** Unknown, expired and mistyped alike, with the other way to the trade. */
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
