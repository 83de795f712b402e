'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import type { ContactProps } from './contact-form'
import classes from './contact-screen.module.css'

/** As tall as the form; shown until the stored draft has been read. */
export const ContactSkeleton = () => <Skeleton className={classes.skeleton} />

export const ContactLater = onFirstRender<ContactProps>(async () => (await import('./contact-form')).ContactForm, ContactSkeleton)
