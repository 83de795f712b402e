'use client'
import { lazy, Suspense } from 'react'
import type { CheckoutProps } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'

const Checkout = lazy(async () => ({ default: (await import('./checkout')).Checkout }))

/** The code comes after the first load: until the cart has been read the page shows this skeleton anyway. */
export const CheckoutLater = (props: CheckoutProps) => (
  <Suspense fallback={<CheckoutSkeleton heading={props.heading} />}>
    <Checkout {...props} />
  </Suspense>
)
