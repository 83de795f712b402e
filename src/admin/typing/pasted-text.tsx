'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useSayToStaff } from '@/admin/use-words'
import type { tidyPasted } from './pasted-html'

const MAX_NAMES = 3

const tidied = new WeakSet<Event>()
const inEditor = ({ target }: Event): boolean => target instanceof Element && target.closest('.ContentEditable__root') !== null

/** A paste into an editor of texts as a paste of what `tidyPasted` makes of it; its code is fetched when an editor is entered. */
export function PastedText({ children }: Readonly<{ children: ReactNode }>) {
  const say = useSayToStaff()
  useEffect(() => {
    let tidy: typeof tidyPasted | null = null
    const enter = (event: FocusEvent) => {
      if (tidy === null && inEditor(event)) void import('./pasted-html').then((code) => (tidy = code.tidyPasted))
    }
    const paste = (event: ClipboardEvent) => {
      const html = event.clipboardData?.getData('text/html') ?? ''
      // What was copied in an editor comes back as its own nodes.
      const isOwn = event.clipboardData?.types.includes('application/x-lexical-editor')
      if (tidy === null || html === '' || isOwn || tidied.has(event) || !inEditor(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const { html: text, unsafe } = tidy(html)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', text)
      clipboardData.setData('text/plain', event.clipboardData?.getData('text/plain') ?? '')
      const again = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      tidied.add(again)
      event.target?.dispatchEvent(again)
      const links = unsafe.slice(0, MAX_NAMES).join(' ')
      if (links !== '') toast.warning(say('pastedText.unsafe', { links }))
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('paste', paste, true)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('paste', paste, true)
    }
  }, [say])
  return children
}
