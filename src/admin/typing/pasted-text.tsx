'use client'
import { toast, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import type { tidyPasted } from './pasted-html'

const UNSAFE: StaffMessage = {
  en: 'Links that no text may have were left out; their words are there. Addresses – {links}',
  de: 'Links, die kein Text haben darf, wurden weggelassen; ihre Wörter sind da. Adressen – {links}',
  es: 'Se han omitido enlaces que ningún texto puede tener; sus palabras siguen ahí. Direcciones – {links}',
  fr: 'Les liens qu’aucun texte ne peut avoir ont été retirés ; leurs mots sont là. Adresses – {links}',
  it: 'I link che nessun testo può avere sono stati tolti; le loro parole ci sono. Indirizzi – {links}',
}
const MAX_NAMES = 3

/** Events that hold what was tidied. */
const tidied = new WeakSet<Event>()
const inEditor = ({ target }: Event): boolean => target instanceof Element && target.closest('.ContentEditable__root') !== null

/** A paste into an editor of texts as a paste of what `tidyPasted` makes of it; its code is fetched when an editor is entered. */
export function PastedText({ children }: Readonly<{ children: ReactNode }>) {
  const { language } = useTranslation().i18n
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
      if (links !== '') toast.warning(formatStaffMessage(UNSAFE, language, { links }))
    }
    document.addEventListener('focusin', enter)
    document.addEventListener('paste', paste, true)
    return () => {
      document.removeEventListener('focusin', enter)
      document.removeEventListener('paste', paste, true)
    }
  }, [language])
  return children
}
