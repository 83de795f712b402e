'use client'
import { useAtomValue } from 'jotai'
import { type ComponentProps, type ReactNode, Suspense, useEffect } from 'react'
import { AccountNavigation } from '@/storefront/account/account-navigation'
import { loginPath } from '@/domain/routing/login-path'
import { endingAtom } from '@/storefront/account/session/account-state'
import { useAccount } from '@/storefront/account/session/use-account'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useScreenPath } from '@/storefront/shop/shop-provider'
import classes from './profile.module.css'

/**
 * Shows its children to a customer and sends other visitors to the log-in, which leads back here. `fallback`: the
 * page's skeleton.
 */
function RequireLogin({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { ready, isLoggedIn } = useAccount()
  const navigate = useNavigate()
  const login = useScreenPath()('accountOverview')
  const left = useAtomValue(endingAtom) === 'left'
  const leaving = ready && !isLoggedIn
  useEffect(() => {
    if (leaving) navigate.replace(left ? login : loginPath(login, location.pathname + location.search))
  }, [leaving, left, login, navigate])
  return isLoggedIn ? children : fallback
}

type Props = Readonly<{
  current: ComponentProps<typeof AccountNavigation>['current']
  heading: ReactNode
  skeleton: ReactNode
  children: ReactNode
}>

/** A page of the logged-in customer with the account navigation; other visitors are sent to the log-in. */
export const ProfileInside = ({ current, heading, skeleton, children }: Props) => (
  <div className={classes.stage}>
    {heading}
    <div className={classes.inside}>
      <AccountNavigation current={current} />
      <div className={classes.wide}>
        <RequireLogin fallback={skeleton}>
          <Suspense fallback={skeleton}>{children}</Suspense>
        </RequireLogin>
      </div>
    </div>
  </div>
)
