'use client'
import { lazy, Suspense } from 'react'
import type { CheckoutProps } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'

const Checkout = lazy(async () => ({ default: (await import('./checkout')).Checkout }))

/** The page stands before its code is there: until the cart has been read it is the same skeleton anyway. */
export const CheckoutLater = (props: CheckoutProps) => (
  <Suspense fallback={<CheckoutSkeleton heading={props.heading} />}>
    <Checkout {...props} />
  </Suspense>
)
