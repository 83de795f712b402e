import type { Metadata } from 'next'

/**
 * Error pages are never indexed. `ErrorPanel` sets their title: for an answer with status 404 Next takes the metadata
 * of `not-found.tsx`, which knows neither shop nor wording.
 */
export const ERROR_METADATA: Metadata = { robots: { index: false, follow: false } }
