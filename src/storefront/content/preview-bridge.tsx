'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Payload's names for the messages between its admin and a previewed page. */
const READY = { type: 'payload-live-preview', ready: true }
const SAVED = 'payload-document-event'

/**
 * Reloads a preview when its editor has saved; accepts that message from the admin around the frame only. Links open in
 * a new tab, because published pages may not be framed.
 */
export function PreviewBridge({ admin }: { admin: string }) {
  const router = useRouter()
  useEffect(() => {
    const around = window.parent === window ? null : window.parent
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (around !== null && source === around && origin === admin && isSaved(data)) router.refresh()
    }
    window.addEventListener('message', onMessage)
    document.addEventListener('click', beside, { capture: true })
    around?.postMessage(READY, admin)
    return () => {
      window.removeEventListener('message', onMessage)
      document.removeEventListener('click', beside, { capture: true })
    }
  }, [admin, router])
  return null
}

const isSaved = (data: unknown): boolean => typeof data === 'object' && data !== null && 'type' in data && data.type === SAVED

function beside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href')?.startsWith('#')) return
  event.preventDefault()
  event.stopPropagation()
  window.open(link.href, '_blank', 'noopener')
}
