'use client'
import { FailurePanel } from '@/storefront/shell/failure-panel'

export default function ErrorBoundary({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailurePanel error={error} retry={reset} />
}
