'use client'
import { lazy, Suspense } from 'react'
import type { ThankYouProps } from './thank-you'
import { ThankYouSkeleton } from './thank-you-skeleton'

const ThankYou = lazy(async () => ({ default: (await import('./thank-you')).ThankYou }))

/** The page stands before its code is there: until the trade has been read it is the same skeleton anyway. */
export const ThankYouLater = (props: ThankYouProps) => (
  <Suspense fallback={<ThankYouSkeleton />}>
    <ThankYou {...props} />
  </Suspense>
)
