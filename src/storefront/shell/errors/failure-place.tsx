'use client'
import { lazy, Suspense } from 'react'
import type { FailureProps } from './failure-panel'

const FailurePanel = lazy(async () => ({ default: (await import('./failure-panel')).FailurePanel }))

/** Every page contains a place for a failure; its content is loaded only when it is needed. */
export function FailurePlace(props: FailureProps) {
  return (
    <Suspense>
      <FailurePanel {...props} />
    </Suspense>
  )
}
