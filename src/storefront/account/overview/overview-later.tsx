'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
// The log-in is in the HTML, and only the styles of code that is loaded at once are.
import '@/storefront/account/login/login.module.css'
import classes from './overview.module.css'

/** Placeholder of the page until it is known whether a customer is logged in. */
export function OverviewSkeleton({ title }: { title: string }) {
  return (
    <div className={classes.stage}>
      <div className={classes.heading}>
        <h1>{title}</h1>
        <Skeleton className={classes.skeletonLead} />
      </div>
      <Skeleton className={classes.skeletonForm} />
    </div>
  )
}

/** The code comes after the first load: until storage has been read the page shows the skeleton anyway. */
export const OverviewLater = onFirstRender<{ title: string }>(
  async () => (await import('./overview-stage')).OverviewStage,
  OverviewSkeleton,
)
