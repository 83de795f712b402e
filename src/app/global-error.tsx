'use client'
import { GlobalFailure } from '@/storefront/shell/global-failure'

export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return <GlobalFailure error={error} />
}
