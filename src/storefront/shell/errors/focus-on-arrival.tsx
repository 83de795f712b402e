'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SKIP_TARGETS } from '@/storefront/shell/skip-targets'

function takeLostFocus(): void {
  if (document.activeElement !== document.body) return
  document.getElementById(SKIP_TARGETS.content)?.focus({ preventScroll: true })
}

/**
 * After a navigation without a new document the focused element may be gone, which leaves keyboards and screen readers
 * without a position: then the new content takes the focus. An element that is still there, such as a link of the
 * header, keeps it.
 */
export function FocusOnArrival() {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    takeLostFocus()
    // A closing overlay returns the focus to an element that is gone by then.
    const later = requestAnimationFrame(takeLostFocus)
    return () => cancelAnimationFrame(later)
  }, [pathname])
  return null
}
