import { Skeleton } from '@/storefront/kit/skeleton'
import classes from './contact-screen.module.css'

/** As tall as the form; shown until the stored draft has been read. */
export const ContactSkeleton = () => <Skeleton className={classes.skeleton} />
