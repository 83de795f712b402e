'use client'
import type { ReactNode } from 'react'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { onFirstRender } from '@/storefront/kit/lazy'
import { useHydrated } from '@/storefront/kit/use-hydrated'
import type { PasswordResetProps } from './password-reset'
import classes from '@/storefront/account/profile/profile.module.css'

type ForgotProps = Readonly<{ heading: ReactNode; login: string }>
const Skeleton = ({ heading }: { heading: ReactNode }) => (
  <>
    {heading}
    <ProfileSkeleton fields={1} />
  </>
)
const PasswordForgot = onFirstRender<ForgotProps>(async () => (await import('./password-forgot')).PasswordForgot, Skeleton)
const PasswordReset = onFirstRender<PasswordResetProps>(async () => (await import('./password-reset')).PasswordReset, Skeleton)

/** The form is rendered in the browser only: rendered by the server it would appear before its styles. */
export const PasswordForgotLater = (props: ForgotProps) => (
  <div className={`${classes.stage} ${classes.narrow}`}>
    {useHydrated() ? <PasswordForgot {...props} /> : <Skeleton heading={props.heading} />}
  </div>
)

export const PasswordResetLater = (props: PasswordResetProps) => (
  <div className={`${classes.stage} ${classes.narrow}`}>
    <PasswordReset {...props} />
  </div>
)
