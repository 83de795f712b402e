'use client'
import { lazy, type ReactNode } from 'react'
import { ProfileInsideLater } from '@/storefront/account/profile/profile-inside-later'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'

const AddressChange = lazy(async () => ({ default: (await import('./address-change')).AddressChange }))

export function AddressChangeLater({ heading }: { heading: ReactNode }) {
  const skeleton = <ProfileSkeleton fields={4} halves />
  return (
    <ProfileInsideLater current="addressChange" heading={heading} skeleton={skeleton}>
      <AddressChange skeleton={skeleton} />
    </ProfileInsideLater>
  )
}
