'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Conflict } from './conflict-of-answer'
import { ConflictTable } from './conflict-table'
import { watchSaves } from './watch-saves'

const keyOf = (document: string) => `typed:${document}`

/** After a save that came second: who was first, both values of each field, and what to do (F12). What was typed stays. */
export function ConflictPanel() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { setModified } = useForm()
  const document = id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [done, setDone] = useState(false)
  // The server knows nothing of it: the browser shows it once the form has come alive.
  const kept = useSyncExternalStore(
    quiet,
    () => (document === null ? null : keptText(document)),
    () => null,
  )
  const typed = useMemo(() => (done ? null : keptOf(kept)), [done, kept])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (document === null) return
    return watchSaves(document, (heard) => {
      setConflict(heard)
      // Payload counts the form as saved by now; leaving it must warn.
      if (heard !== null) window.setTimeout(() => setModified(true))
    })
  }, [document, setModified])
  useEffect(() => {
    if (conflict !== null) panel.current?.focus()
  }, [conflict])
  if (document === null) return null

  const loadTheirs = () => {
    window.sessionStorage.setItem(keyOf(document), JSON.stringify(conflict))
    setModified(false)
    // After the form has taken its warning away.
    window.setTimeout(() => window.location.reload())
  }
  const forget = () => {
    window.sessionStorage.removeItem(keyOf(document))
    setDone(true)
  }
  const shown = conflict ?? typed
  if (shown === null) return null
  return <ConflictTable ref={panel} conflict={shown} onLoad={conflict === null ? null : loadTheirs} onDone={forget} />
}

/** What is kept changes with a load alone. */
const quiet = () => () => undefined

function keptText(document: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(document))
  } catch {
    // Where storage is closed there is nothing to show.
    return null
  }
}

/** What stood in the form before the saved version was loaded. */
function keptOf(text: string | null): Conflict | null {
  try {
    return Conflict.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    // Written by something else.
    return null
  }
}
