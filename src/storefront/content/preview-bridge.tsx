'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { type PreviewMessage, readPreviewMessage } from '@/domain/content/preview-message'

/** Payload's names for the messages between its admin and a previewed page. */
const READY = { type: 'payload-live-preview', ready: true }
const SAVED = 'payload-document-event'

/** The place below the pointer has a dashed frame. */
const HOVER =
  '[data-path]{cursor:pointer}[data-path]:hover:not(:has([data-path]:hover)){outline:1px dashed var(--c-action);outline-offset:4px}'
const PICKED = 'outline:2px solid var(--c-action)!important;outline-offset:4px;border-radius:4px'

/**
 * The preview's side of the form around it, and of no other window: it draws the page again when something was typed or saved,
 * frames the place of the field that has the focus, and says which place was clicked. Other links open in a new tab, because
 * published pages may not be framed.
 */
export function PreviewBridge({ admin }: { admin: string }) {
  const router = useRouter()
  const isFramed = useSyncExternalStore(
    () => () => undefined,
    () => window.parent !== window,
    () => false,
  )
  const [picked, setPicked] = useState<string | null>(null)
  useEffect(() => {
    const around = window.parent === window ? null : window.parent
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readPreviewMessage(event, { frame: around, origin: admin })
      if (message?.type === 'page-preview-focused') return setPicked(reveal(message.path))
      if (message?.type === 'page-preview-typed' || isSaved(event, around, admin)) router.refresh()
    }
    const onClick = (event: MouseEvent) => {
      const path = around && pathOfClick(event)
      if (!path) return openBeside(event)
      // A question still opens; a link would lead away.
      if (linkOfClick(event)) stop(event)
      setPicked(path)
      around.postMessage({ type: 'page-preview-picked', path } satisfies PreviewMessage, admin)
    }
    window.addEventListener('message', onMessage)
    document.addEventListener('click', onClick, { capture: true })
    around?.postMessage(READY, admin)
    around?.postMessage({ type: 'page-preview-started' } satisfies PreviewMessage, admin)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('click', onClick, { capture: true })
    }
  }, [admin, router])
  return isFramed && <style>{picked === null ? HOVER : `${HOVER}[data-path="${picked}"]{${PICKED}}`}</style>
}

function isSaved({ source, origin, data }: MessageEvent<unknown>, around: Window | null, admin: string): boolean {
  const isOurs = around !== null && source === around && origin === admin
  return isOurs && typeof data === 'object' && data !== null && 'type' in data && data.type === SAVED
}

/** Scrolls to the place of a field, or to the nearest around it that the page shows; null where it shows none. */
function reveal(path: string): string | null {
  const place = document.querySelector(`[data-path="${path}"]`)
  if (place === null) return path.includes('.') ? reveal(path.slice(0, path.lastIndexOf('.'))) : null
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' })
  return path
}

/** The place that a click without a modifier is on; null for none. */
function pathOfClick(event: MouseEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element)) return null
  return event.target.closest('[data-path]')?.getAttribute('data-path') ?? null
}

const linkOfClick = ({ target }: MouseEvent): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

function stop(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

function openBeside(event: MouseEvent): void {
  const link = linkOfClick(event)
  if (link === null || link.getAttribute('href')?.startsWith('#')) return
  stop(event)
  window.open(link.href, '_blank', 'noopener')
}
