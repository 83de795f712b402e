'use client'
import { lazy, Suspense } from 'react'

const NotFoundPanel = lazy(async () => ({ default: (await import('./not-found-panel')).NotFoundPanel }))

/** Every page contains a place for the 404; its content is loaded only when it is needed. */
export function NotFoundPlace() {
  return (
    <Suspense>
      <NotFoundPanel />
    </Suspense>
  )
}
