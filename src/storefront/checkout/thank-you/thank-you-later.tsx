'use client'
import { lazy, Suspense } from 'react'
import type { ThankYouProps } from './thank-you'
import { ThankYouSkeleton } from './thank-you-skeleton'

const ThankYou = lazy(async () => ({ default: (await import('./thank-you')).ThankYou }))

/** The code comes after the first load: until the trade has been read the page shows this skeleton anyway. */
export const ThankYouLater = (props: ThankYouProps) => (
  <Suspense fallback={<ThankYouSkeleton />}>
    <ThankYou {...props} />
  </Suspense>
)
