'use client'
import { FailurePlace } from '@/storefront/shell/app-start'

export default function ErrorBoundary({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailurePlace error={error} retry={reset} />
}
