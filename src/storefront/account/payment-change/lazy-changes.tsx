'use client'
import type { ReactNode } from 'react'
import { ProfileInsideLater } from '@/storefront/account/profile/profile-inside-later'
import { ProfileSkeleton } from '@/storefront/account/profile/profile-skeleton'
import { onFirstRender } from '@/storefront/kit/lazy'

type Props = Readonly<{ skeleton: ReactNode }>
const Waiting = ({ skeleton }: Props) => skeleton
const AddressChange = onFirstRender<Props>(async () => (await import('./address-change')).AddressChange, Waiting)
const PaymentChange = onFirstRender<Props>(async () => (await import('./payment-change')).PaymentChange, Waiting)

export function AddressChangeLater({ heading }: { heading: ReactNode }) {
  const skeleton = <ProfileSkeleton fields={4} halves />
  return (
    <ProfileInsideLater current="addressChange" heading={heading} skeleton={skeleton}>
      <AddressChange skeleton={skeleton} />
    </ProfileInsideLater>
  )
}

export function PaymentChangeLater({ heading }: { heading: ReactNode }) {
  const skeleton = <ProfileSkeleton fields={3} />
  return (
    <ProfileInsideLater current="paymentChange" heading={heading} skeleton={skeleton}>
      <PaymentChange skeleton={skeleton} />
    </ProfileInsideLater>
  )
}
