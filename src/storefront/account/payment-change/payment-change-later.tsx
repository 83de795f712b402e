'use client'
import { lazy, type ReactNode } from 'react'
import { ProfileInsideLater } from '@/storefront/account/profile/profile-inside-later'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'

const PaymentChange = lazy(async () => ({ default: (await import('./payment-change')).PaymentChange }))

export function PaymentChangeLater({ heading }: { heading: ReactNode }) {
  const skeleton = <ProfileSkeleton fields={3} />
  return (
    <ProfileInsideLater current="paymentChange" heading={heading} skeleton={skeleton}>
      <PaymentChange skeleton={skeleton} />
    </ProfileInsideLater>
  )
}
