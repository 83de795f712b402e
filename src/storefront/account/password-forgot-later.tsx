'use client'
import { lazy, Suspense, type ReactNode } from 'react'
import { ProfileSkeleton } from './profile-skeleton'
import classes from './profile.module.css'

const PasswordForgot = lazy(async () => ({ default: (await import('./password-forgot')).PasswordForgot }))

export const PasswordForgotLater = (props: { heading: ReactNode; login: string }) => (
  <div className={`${classes.stage} ${classes.narrow}`}>
    <Suspense
      fallback={
        <>
          {props.heading}
          <ProfileSkeleton fields={1} />
        </>
      }
    >
      <PasswordForgot {...props} />
    </Suspense>
  </div>
)
