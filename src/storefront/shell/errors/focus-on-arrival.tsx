'use client'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'
import { AppLink } from '@/storefront/kit/app-link'
import { HOME_SEARCH, SKIP_TARGETS } from '@/storefront/shell/skip-targets'

const WATCHED_MS = 5000
const content = () => document.getElementById(SKIP_TARGETS.content)

/** Gives a focus that is lost to the heading of the page, or to all of its content where it has none. */
function takeLostFocus(): void {
  if (document.activeElement !== document.body) return
  const heading = content()?.querySelector('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const target = heading ?? content()
  target?.focus({ preventScroll: true })
}

/** Watches for a heading that replaces the one of a skeleton, until the visitor does something. */
function watchContent(): () => void {
  const place = content()
  if (!place) return () => {}
  const observer = new MutationObserver(takeLostFocus)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, stop, true)
  }
  const timer = setTimeout(stop, WATCHED_MS)
  observer.observe(place, { childList: true, subtree: true })
  for (const event of ['pointerdown', 'keydown']) document.addEventListener(event, stop, true)
  return stop
}

/**
 * After a navigation without a new document the focused element may be gone, which leaves keyboards and screen readers
 * without a position: then the heading of the new page takes the focus. An element that is still there, such as a link of the
 * header, keeps it.
 */
export function FocusOnArrival() {
  const pathname = usePathname()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (location.hash === `#${HOME_SEARCH}`) focusSearch()
    takeLostFocus()
    // A closing overlay returns the focus to an element that is gone by then.
    const later = requestAnimationFrame(takeLostFocus)
    const stop = watchContent()
    return () => {
      cancelAnimationFrame(later)
      stop()
    }
  }, [pathname])
  return null
}

/** Puts the focus into the first search field that is visible; false when the page shows none. */
export function focusSearch(): boolean {
  const fields = document.querySelectorAll<HTMLElement>('[role=search] input')
  const field = [...fields].find((one) => one.checkVisibility?.() ?? one.offsetParent !== null)
  field?.focus()
  return field !== undefined
}

/** A link to the search: into a field of this page, else to its address. */
export function SearchLink(props: ComponentProps<typeof AppLink>) {
  const focus = (event: MouseEvent) => {
    if (focusSearch()) event.preventDefault()
  }
  return <AppLink {...props} onClick={focus} />
}
