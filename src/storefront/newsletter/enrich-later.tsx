'use client'
import { lazy, Suspense } from 'react'
import { Skeleton } from '@/storefront/kit/skeleton'
import type { EnrichProps } from './enrich'
import classes from './newsletter.module.css'

const Enrich = lazy(async () => ({ default: (await import('./enrich')).Enrich }))

export const EnrichLater = (props: EnrichProps) => (
  <Suspense fallback={<Skeleton className={classes.skeleton} />}>
    <Enrich {...props} />
  </Suspense>
)
