'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { ThankYouProps } from './thank-you'
import layout from '@/storefront/kit/layout.module.css'
import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './thank-you.module.css'

export function ThankYouSkeleton() {
  return (
    <div className={classes.away} aria-hidden="true">
      <Skeleton className={classes.skeletonTitle} />
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        <Skeleton className={classes.skeletonPanel} />
        <Skeleton className={classes.skeletonPanel} />
      </div>
    </div>
  )
}

/** The code comes after the first load: until the trade has been read the page shows the skeleton anyway. */
export const ThankYouLater = onFirstRender<ThankYouProps>(async () => (await import('./thank-you')).ThankYou, ThankYouSkeleton)
