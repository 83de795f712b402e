'use client'
import { lazy, type ReactNode } from 'react'
import { ProfileInside } from './profile-inside'
import { ProfileSkeleton } from './profile-skeleton'

const AddressChange = lazy(async () => ({ default: (await import('./address-change')).AddressChange }))

export function AddressChangeLater({ heading }: { heading: ReactNode }) {
  const skeleton = <ProfileSkeleton fields={4} halves />
  return (
    <ProfileInside current="addressChange" heading={heading} skeleton={skeleton}>
      <AddressChange skeleton={skeleton} />
    </ProfileInside>
  )
}
