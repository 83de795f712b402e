'use client'
import { lazy, Suspense, type ReactNode } from 'react'
import { useHydrated } from '@/storefront/kit/use-hydrated'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import classes from '@/storefront/account/profile/profile.module.css'

const PasswordForgot = lazy(async () => ({ default: (await import('./password-forgot')).PasswordForgot }))

/** The form is rendered in the browser only: rendered by the server it would appear before its styles. */
export function PasswordForgotLater(props: { heading: ReactNode; login: string }) {
  const skeleton = (
    <>
      {props.heading}
      <ProfileSkeleton fields={1} />
    </>
  )
  return (
    <div className={`${classes.stage} ${classes.narrow}`}>
      {useHydrated() ? (
        <Suspense fallback={skeleton}>
          <PasswordForgot {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  )
}
