'use client'
import { lazy, Suspense } from 'react'
import { OverviewSkeleton } from './overview-skeleton'

const OverviewStage = lazy(async () => ({ default: (await import('./overview-stage')).OverviewStage }))

/** The page stands before its code is there: until storage has been read it is the same skeleton anyway. */
export const OverviewLater = ({ title }: { title: string }) => (
  <Suspense fallback={<OverviewSkeleton title={title} />}>
    <OverviewStage title={title} />
  </Suspense>
)
