import { notFound } from 'next/navigation'
import type { Shop } from '@/domain/shop'
import { ERROR_KINDS, ErrorScreen } from './error-screen'

/** The screen of the kind in an inner error address; any other kind is a 404 of its own. */
export function ErrorPage({ shop, kind }: { shop: Shop; kind: string }) {
  const known = ERROR_KINDS.find((candidate) => candidate === kind)
  if (!known) notFound()
  return <ErrorScreen shop={shop} kind={known} />
}
