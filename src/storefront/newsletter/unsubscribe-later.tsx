'use client'
import { lazy, Suspense } from 'react'
import type { UnsubscribeProps } from './unsubscribe'

const Unsubscribe = lazy(async () => ({ default: (await import('./unsubscribe')).Unsubscribe }))

export const UnsubscribeLater = (props: UnsubscribeProps) => (
  <Suspense>
    <Unsubscribe {...props} />
  </Suspense>
)
