'use client'
import { useEffect, useState, type ReactNode } from 'react'
import { onFirstRender } from '@/storefront/kit/lazy'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath } from '@/storefront/shop/shop-provider'
import { FollowASale } from '@/storefront/account/trades/follow-a-sale'
import { useGuestTrade } from '@/storefront/account/trades/use-guest-trade'
import { nextPath } from '@/domain/routing/login-path'
import { OverviewSkeleton } from './overview-later'
import { useAccount } from '@/storefront/account/session/use-account'
import classes from './overview.module.css'
import { useAtomValue } from 'jotai'
import { FormattedMessage } from 'react-intl'
import { endingAtom } from '@/storefront/account/session/account-state'
import { StageTitle } from '@/storefront/account/stage-title'
import { buttonClass } from '@/storefront/kit/button'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import { ShopLink } from '@/storefront/shop/shop-link'
import { LoginForm } from '@/storefront/account/login/login-form'
import loginClasses from '@/storefront/account/login/login.module.css'

/** Loaded on demand: a customer who only logs in to return to another page does not need the overview. */
const Overview = onFirstRender(async () => (await import('./overview')).Overview)

/** Loaded on demand: most visitors come to log in. */
const GuestTrade = onFirstRender(async () => (await import('@/storefront/account/trades/guest-trade')).GuestTrade)

/** Shows the trade of a mail's link or of the look-up form in place of its children (the log-in or the account). */
function UnlessGuest({ children }: { children: (open: (accessId: string) => void) => ReactNode }) {
  const choice = useGuestTrade()
  const { isLoggedIn } = useAccount()
  const { accessId, fresh, open } = choice
  // A logged-in customer who comes back sees their own trades, whatever link was followed before.
  if (accessId === null || (isLoggedIn && !fresh)) return children(open)
  return <GuestTrade choice={choice} accessId={accessId} isLoggedIn={isLoggedIn} />
}

/**
 * Shows a guest's trade, the log-in, or the customer's trades. Until storage has been read there are both the skeleton and the
 * log-in, and the mark that is set before the first paint decides.
 */
export function OverviewStage({ title }: { title: string }) {
  const { ready, isLoggedIn } = useAccount()
  const [shown, setShown] = useState<{ isLoggedIn: boolean; arrived: boolean } | null>(null)
  if (ready && shown?.isLoggedIn !== isLoggedIn) setShown({ isLoggedIn, arrived: shown !== null })
  const arrived = shown?.arrived ?? false
  return (
    <div className={classes.stage} data-account={!ready ? 'reading' : isLoggedIn ? 'in' : 'out'}>
      <UnlessGuest>
        {(open) => {
          if (isLoggedIn) return <LoggedIn title={title} arrived={arrived} />
          return (
            <>
              {!ready && (
                <div className={layout.ifStored}>
                  <OverviewSkeleton title={title} />
                </div>
              )}
              <div className={ready ? undefined : layout.unlessStored}>
                <LoginPanel arrived={arrived} withoutAccount={<FollowASale onFound={open} />} />
              </div>
            </>
          )
        }}
      </UnlessGuest>
    </div>
  )
}

/** Leads back to the page that asked for the log-in, or shows the overview. */
function LoggedIn({ title, arrived }: { title: string; arrived: boolean }) {
  const navigate = useNavigate()
  const login = useScreenPath()('accountOverview')
  const [next] = useState(() => nextPath(location.search, login))
  useEffect(() => {
    if (next !== null) navigate.replace(next)
  }, [next, navigate])
  return next === null ? <Overview arrived={arrived} /> : <OverviewSkeleton title={title} />
}

type Props = Readonly<{
  /** True when the page showed something else a moment ago, so that the heading takes the focus. */
  arrived: boolean
  withoutAccount: ReactNode
}>

/** The log-in, a link to the registration, and a way without an account. */
function LoginPanel({ arrived, withoutAccount }: Props) {
  const refused = useAtomValue(endingAtom) === 'refused'
  return (
    <div className={`${layout.columns} ${loginClasses.columns}`}>
      <div>
        <div className={loginClasses.heading}>
          <StageTitle arrived={arrived}>
            <FormattedMessage id="account.logInTitle" />
          </StageTitle>
          <p className={layout.lead}>
            <FormattedMessage id="account.logInLead" />
          </p>
        </div>
        {refused && (
          <Notice className={loginClasses.refused}>
            <FormattedMessage id="problem.session_ended" />
          </Notice>
        )}
        <LoginForm />
      </div>
      <div className={loginClasses.beside}>
        <section className={`${surface.panel} ${surface.tint} ${loginClasses.newcomer}`} aria-labelledby="login-newcomer">
          <h2 id="login-newcomer">
            <FormattedMessage id="account.newTitle" />
          </h2>
          <p className={layout.muted}>
            <FormattedMessage id="account.newText" />
          </p>
          <ShopLink to="register" className={buttonClass({ look: 'quiet' })}>
            <FormattedMessage id="account.register" />
          </ShopLink>
        </section>
        {withoutAccount}
      </div>
    </div>
  )
}
