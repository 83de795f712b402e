'use client'
import { lazy, Suspense } from 'react'
import type { FailureProps } from './failure-panel'

const FailurePanel = lazy(async () => ({ default: (await import('./failure-panel')).FailurePanel }))

/** Every page's tree has a place for a failure; what stands in it is loaded only when it is needed. */
export function FailurePlace(props: FailureProps) {
  return (
    <Suspense>
      <FailurePanel {...props} />
    </Suspense>
  )
}
