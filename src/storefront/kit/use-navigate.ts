'use client'
import { useRouter } from 'next/navigation'
import { useMemo } from 'react'

let whole = false

/** A new build is there: from now on the next page is a new document, which brings the new code (B-02). */
export const loadNextPageWhole = (): void => {
  whole = true
}

export type Navigate = Readonly<{ push: (href: string) => void; replace: (href: string) => void }>

/** The one way to another page of the shop from code. Nothing happens to the page that is open before somebody leaves it. */
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
