'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { SKIP_TARGETS } from './skip-targets'

function takeLostFocus(): void {
  if (document.activeElement !== document.body) return
  document.getElementById(SKIP_TARGETS.content)?.focus({ preventScroll: true })
}

/**
 * A page that comes without a new document takes away what had the focus, and a keyboard or a screen reader would stand
 * nowhere: then its content takes the focus. What is still there, such as a link of the header, keeps it.
 */
export function FocusOnArrival() {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    takeLostFocus()
    // An overlay that is closing gives the focus back to what is gone by then.
    const later = requestAnimationFrame(takeLostFocus)
    return () => cancelAnimationFrame(later)
  }, [pathname])
  return null
}
