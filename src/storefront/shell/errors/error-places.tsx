'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { FailureProps } from './failure-panel'

/** Every page contains a place for a failure and one for the 404; their content is loaded only when it is needed. */
export const FailurePlace = onFirstRender<FailureProps>(async () => (await import('./failure-panel')).FailurePanel)

export const NotFoundPlace = onFirstRender(async () => (await import('./not-found-panel')).NotFoundPanel)
