'use client'
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { AccountNavigation } from './account-navigation'
import { RequireLogin } from './require-login'
import classes from './profile.module.css'

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
