'use client'
import type { ReactNode } from 'react'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { CheckoutProps } from './checkout'
import layout from '@/storefront/kit/layout.module.css'
import { Skeleton } from '@/storefront/kit/skeleton'
import surface from '@/storefront/kit/surface.module.css'
import classes from './checkout.module.css'

/** Placeholder of form and summary while the cart is read. */
export function CheckoutSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={`${layout.columns} ${layout.columnsEven}`}>
      <div>
        {heading}
        <div className={classes.account} aria-hidden="true" />
        <div className={classes.grid} aria-hidden="true">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className={`${classes.half} ${classes.skeletonField}`} />
          ))}
        </div>
      </div>
      <div className={layout.aside}>
        <div className={`${surface.panel} ${surface.lift} ${classes.skeletonSummary}`} aria-hidden="true">
          <Skeleton className={classes.skeletonLine} />
          <Skeleton className={classes.skeletonLine} />
          <Skeleton className={classes.skeletonPrice} />
        </div>
      </div>
    </div>
  )
}

/** The code comes after the first load: until the cart has been read the page shows the skeleton anyway. */
export const CheckoutLater = onFirstRender<CheckoutProps>(async () => (await import('./checkout')).Checkout, CheckoutSkeleton)
