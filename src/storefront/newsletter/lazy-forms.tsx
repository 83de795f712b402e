'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import type { EnrichProps } from './enrich'
import type { SignUpProps } from './sign-up-form'
import type { UnsubscribeProps } from './unsubscribe'
import classes from './newsletter.module.css'

/** The form is in the page from the start; its code comes after the first load. */
export const SignUpLater = onFirstRender<SignUpProps>(async () => (await import('./sign-up-form')).SignUpForm)

export const EnrichLater = onFirstRender<EnrichProps>(
  async () => (await import('./enrich')).Enrich,
  () => <Skeleton className={classes.skeleton} />,
)

export const LeavingLater = onFirstRender(async () => (await import('./leaving')).Leaving)

export const UnsubscribeLater = onFirstRender<UnsubscribeProps>(async () => (await import('./unsubscribe')).Unsubscribe)
