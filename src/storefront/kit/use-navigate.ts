'use client'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

let whole = false

/** A new build is available: the next navigation loads a new document, which brings the new code (B-02). */
export const loadNextPageWhole = (): void => {
  whole = true
}

export type Navigate = Readonly<{ push: (href: string) => void; replace: (href: string) => void }>

/**
 * Navigates to another page of the shop from code; use nothing else. The open page does not change before the visitor
 * leaves it.
 */
export function useNavigate(): Navigate {
  const router = useRouter()
  return useMemo(
    () => ({
      push: (href) => (whole ? location.assign(href) : router.push(href)),
      replace: (href) => (whole ? location.replace(href) : router.replace(href)),
    }),
    [router],
  )
}
