import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './list.module.css'

/** Placeholder with the size of an empty list. */
export const ListSkeleton = () => (
  <div className={classes.list}>
    <Skeleton className={classes.skeletonField} />
    <Skeleton className={classes.skeletonPaste} />
  </div>
)
