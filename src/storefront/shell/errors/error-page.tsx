import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { Shop } from '@/domain/market/shop'
import { ERROR_KINDS, ErrorScreen } from './error-screen'

/** The screen of the error kind in an internal address; an unknown kind is a 404. */
export function ErrorPage({ shop, kind }: { shop: Shop; kind: string }) {
  const known = ERROR_KINDS.find((candidate) => candidate === kind)
  if (!known) notFound()
  return <ErrorScreen shop={shop} kind={known} />
}

/**
 * Error pages are never indexed. `ErrorPanel` sets their title: for an answer with status 404 Next takes the metadata
 * of `not-found.tsx`, which knows neither shop nor wording.
 */
export const ERROR_METADATA: Metadata = { robots: { index: false, follow: false } }
