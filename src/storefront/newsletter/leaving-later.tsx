'use client'
import { lazy, Suspense } from 'react'

const Leaving = lazy(async () => ({ default: (await import('./leaving')).Leaving }))

export const LeavingLater = () => (
  <Suspense>
    <Leaving />
  </Suspense>
)
