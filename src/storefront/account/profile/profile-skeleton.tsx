import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './profile.module.css'

/** Placeholder of a form while its code and the customer's data load. */
export function ProfileSkeleton({ fields, halves = false }: { fields: number; halves?: boolean }) {
  return (
    <div className={classes.form} aria-hidden="true">
      <div className={classes.grid}>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} className={`${classes.skeletonField} ${halves ? classes.half : ''}`} />
        ))}
      </div>
      <Skeleton className={classes.skeletonButton} />
    </div>
  )
}
