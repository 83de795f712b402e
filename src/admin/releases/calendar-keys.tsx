'use client'
import { useRouter } from 'next/navigation'
import type { KeyboardEvent, ReactNode } from 'react'

const DAYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
])
type Props = Readonly<{ before: string; after: string; className?: string | undefined; children: ReactNode }>

/** Arrows lead from day to day, Page Up and Page Down to the period before and after. */
export function CalendarKeys({ before, after, className, children }: Props) {
  const router = useRouter()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const page = { PageUp: before, PageDown: after }[event.key]
    const days = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-day] > a:first-child')]
    const place = days.findIndex((day) => day.parentElement?.contains(document.activeElement))
    const next = days[place + (DAYS.get(event.key) ?? Number.NaN)]
    if (page === undefined && !next) return
    event.preventDefault()
    if (page !== undefined) router.push(page)
    next?.focus()
  }
  return (
    // The links inside are what is focused.
    <div className={className} onKeyDown={move}>
      {children}
    </div>
  )
}
