'use client'
import type { ReactNode } from 'react'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { ProfileNotLoaded } from '@/storefront/account/saved'
import { onFirstTouch } from '@/storefront/kit/on-first-touch'

type ForgotProps = Readonly<{ heading: ReactNode; login: string }>

export const PasswordForgotLater = onFirstTouch<ForgotProps>(
  async () => (await import('./password-forms')).PasswordForgot,
  ({ heading }) => (
    <>
      {heading}
      <ProfileSkeleton fields={1} />
    </>
  ),
  ProfileNotLoaded,
)

export const PasswordResetFormLater = onFirstTouch<object>(
  async () => (await import('./password-forms')).PasswordResetForm,
  () => <ProfileSkeleton fields={1} />,
  ProfileNotLoaded,
)
