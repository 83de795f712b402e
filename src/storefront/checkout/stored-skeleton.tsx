import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './checkout.module.css'

/** Placeholder of the customer's own accounts while they are read. */
export const StoredSkeleton = () => (
  <div className={classes.stored}>
    <Skeleton className={classes.storedCard} />
    <Skeleton className={classes.storedCard} />
  </div>
)
