'use client'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { moveDay } from '@/domain/zoned-time'

const DAYS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
])
type Props = Readonly<{ before: string; after: string; className?: string | undefined; children: ReactNode }>

/** Arrows lead from day to day, into the period beside this one too; Page Up and Page Down to the period before and after. */
export function CalendarKeys({ before, after, className, children }: Props) {
  const router = useRouter()
  const place = useRef<HTMLDivElement>(null)
  /** A day of another period, to be focused when that period is shown. */
  const wanted = useRef<string | null>(null)
  const focusDay = (day: string): boolean => {
    const link = place.current?.querySelector<HTMLElement>(`[data-day="${day}"] > a:first-child`)
    link?.focus()
    return Boolean(link)
  }
  useEffect(() => {
    if (wanted.current !== null && focusDay(wanted.current)) wanted.current = null
  }, [children])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const page = { PageUp: before, PageDown: after }[event.key]
    const step = DAYS.get(event.key)
    const day = document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day
    if (page === undefined && (step === undefined || day === undefined)) return
    event.preventDefault()
    if (page !== undefined) return router.push(page)
    const next = moveDay(day ?? '', step ?? 0)
    if (focusDay(next)) return
    wanted.current = next
    const period = new URL(before, window.location.href)
    period.searchParams.set('on', next)
    router.push(`${period.pathname}${period.search}`)
  }
  return (
    // The links inside are what is focused.
    <div ref={place} className={className} onKeyDown={move}>
      {children}
    </div>
  )
}
