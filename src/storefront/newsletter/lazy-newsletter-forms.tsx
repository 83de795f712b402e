'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import { Skeleton } from '@/storefront/kit/skeleton'
import type { EnrichProps } from './enrich'
import type { UnsubscribeProps } from './unsubscribe'
import classes from './newsletter.module.css'

export const EnrichLater = onFirstRender<EnrichProps>(
  async () => (await import('./enrich')).Enrich,
  () => <Skeleton className={classes.skeleton} />,
)

export const LeavingLater = onFirstRender(async () => (await import('./leaving')).Leaving)

export const UnsubscribeLater = onFirstRender<UnsubscribeProps>(async () => (await import('./unsubscribe')).Unsubscribe)
