'use client'
import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a page whose content may be replaced; then (`arrived`) it takes the focus. */
export function StageTitle({ arrived, children }: { arrived: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true })
  }, [arrived])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
