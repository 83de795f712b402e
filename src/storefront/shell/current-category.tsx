'use client'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'

/** Marks the link of the open category; derived from the route's segments, the same on server and in browser. */
export function CurrentCategory({ category, children }: { category: string | null; children: ReactNode }) {
  const [screen, open] = useSelectedLayoutSegments()
  const current = category !== null && screen === 'sell' && open === category
  return <span data-current={current || undefined}>{children}</span>
}
