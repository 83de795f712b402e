'use client'
import { lazy, Suspense } from 'react'
import type { PasswordResetProps } from './password-reset'
import { ProfileSkeleton } from './profile-skeleton'
import classes from './profile.module.css'

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
