'use client'
import { lazy, Suspense } from 'react'

const NotFoundPanel = lazy(async () => ({ default: (await import('./not-found-panel')).NotFoundPanel }))

/** Every page's tree has a place for the 404; what stands in it is loaded only when it is needed. */
export function NotFoundPlace() {
  return (
    <Suspense>
      <NotFoundPanel />
    </Suspense>
  )
}
