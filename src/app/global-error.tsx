'use client'
import { GlobalFailure } from '@/storefront/shell/errors/global-failure'

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <GlobalFailure error={error} />
}
