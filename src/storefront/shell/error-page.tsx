import { notFound } from 'next/navigation'
import type { Shop } from '@/domain/shop'
import { ERROR_KINDS, ErrorScreen, type ErrorKind } from './error-screen'

/** The kind in an inner error address; anything else is a 404 of its own. */
export function errorKind(kind: string): ErrorKind {
  const known = ERROR_KINDS.find((candidate) => candidate === kind)
  if (!known) notFound()
  return known
}

export function ErrorPage({ shop, kind }: { shop: Shop; kind: string }) {
  return <ErrorScreen shop={shop} kind={errorKind(kind)} />
}
