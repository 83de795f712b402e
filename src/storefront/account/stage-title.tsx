'use client'
import { useEffect, useRef, type ReactNode } from 'react'

/** The heading of a page that may become another one under the reader; then (`arrived`) it takes the focus. */
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
