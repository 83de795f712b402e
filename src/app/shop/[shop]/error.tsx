'use client'
import { FailurePlace } from '@/storefront/shell/errors/error-places'

export default function ErrorBoundary({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailurePlace error={error} retry={reset} />
}
