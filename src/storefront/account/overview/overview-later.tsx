'use client'
import { lazy, Suspense } from 'react'
import { OverviewSkeleton } from './overview-skeleton'

const OverviewStage = lazy(async () => ({ default: (await import('./overview-stage')).OverviewStage }))

/** The code comes after the first load: until storage has been read the page shows this skeleton anyway. */
export const OverviewLater = ({ title }: { title: string }) => (
  <Suspense fallback={<OverviewSkeleton title={title} />}>
    <OverviewStage title={title} />
  </Suspense>
)
