import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './overview.module.css'

/** The page's room while it is not known who is here. */
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
