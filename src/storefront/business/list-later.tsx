'use client'
import { afterStart } from '@/storefront/kit/after-start'
import { ListSkeleton } from './list-skeleton'

/** The list and its table reader are not in the page's first load. */
export const ListLater = afterStart(async () => (await import('./list-entry')).ListEntry, ListSkeleton)
