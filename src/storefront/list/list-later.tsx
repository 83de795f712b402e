'use client'
import { afterStart } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './list.module.css'

/** Placeholder with the size of an empty list. */
export const ListSkeleton = () => (
  <div className={classes.list}>
    <Skeleton className={classes.skeletonField} />
    <Skeleton className={classes.skeletonPaste} />
  </div>
)

/** The list and its table reader are not in the page's first load. */
export const ListLater = afterStart(async () => (await import('./list-entry')).ListEntry, ListSkeleton)
