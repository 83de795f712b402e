'use client'
import { lazy, Suspense } from 'react'
import type { PasswordResetProps } from './password-reset'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import classes from '@/storefront/account/profile/profile.module.css'

const PasswordReset = lazy(async () => ({ default: (await import('./password-reset')).PasswordReset }))

export const PasswordResetLater = (props: PasswordResetProps) => (
  <div className={`${classes.stage} ${classes.narrow}`}>
    <Suspense
      fallback={
        <>
          {props.heading}
          <ProfileSkeleton fields={1} />
        </>
      }
    >
      <PasswordReset {...props} />
    </Suspense>
  </div>
)
