'use client'
import { onFirstRender } from '@/storefront/kit/lazy'
import type { FailureProps } from './error-place-panels'

/** Every page contains a place for a failure and one for the 404; their content is loaded only when it is needed. */
export const FailurePlace = onFirstRender<FailureProps>(async () => (await import('./error-place-panels')).FailurePanel)

export const NotFoundPlace = onFirstRender(async () => (await import('./error-place-panels')).NotFoundPanel)
