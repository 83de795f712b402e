'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { type FormFields, lostValues, noteRefusal } from '@trade-in-shop/payload-workbench/typing/lost-values'
import { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import { ConflictTable } from './conflict-table'
import { HeldSave, useHold } from './held-save'
import { watchSaves } from '@trade-in-shop/payload-workbench/conflict/watch-saves'

const keyOf = (document: string) => `typed:${document}`

/**
 * After a save was refused because of a colleague's: who saved, both values of each field, and what to do (F12). The form
 * keeps what was typed. A save that meets no network or an ended session waits here too.
 */
export function ConflictPanel() {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  const { setModified } = useForm()
  const { noteSend, noteAnswer } = useRestoreLost(`${collectionSlug}/${id ?? ''}`)
  const { hold, held } = useHold()
  const isNew = id === undefined
  const document = `${config.routes.api}/${collectionSlug}${isNew ? '' : `/${id}`}`
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [done, setDone] = useState(false)
  // The server cannot read `sessionStorage`; the browser shows the values after hydration.
  const kept = useSyncExternalStore(
    quiet,
    () => (isNew ? null : readStoredConflict(document)),
    () => null,
  )
  const typed = useMemo(() => (done ? null : parseConflict(kept)), [done, kept])
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const hear = (heard: Conflict | null) => {
      setConflict(heard)
      // Payload has marked the form as saved; mark it as modified again, so that leaving the page warns.
      if (heard !== null) window.setTimeout(() => setModified(true))
    }
    return watchSaves({ document, isNew, heard: hear, hold, onSend: noteSend, onAnswer: noteAnswer })
  }, [document, isNew, hold, noteSend, noteAnswer, setModified])
  useEffect(() => {
    if (conflict !== null) panel.current?.focus()
  }, [conflict])

  const loadTheirs = () => {
    window.sessionStorage.setItem(keyOf(document), JSON.stringify(conflict))
    setModified(false)
    // Reload after the form has removed its warning about unsaved changes.
    window.setTimeout(() => window.location.reload())
  }
  const forget = () => {
    window.sessionStorage.removeItem(keyOf(document))
    setDone(true)
  }
  const shown = conflict ?? typed
  return (
    <>
      <HeldSave held={held} />
      {shown && <ConflictTable ref={panel} conflict={shown} onLoad={conflict === null ? null : loadTheirs} onDone={forget} />}
    </>
  )
}

/** The stored value changes only with a page load, so there is nothing to subscribe to. */
const quiet = () => () => undefined

function readStoredConflict(document: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(document))
  } catch {
    // Without access to storage there is nothing to show.
    return null
  }
}

/** The values of the form before the saved version was loaded. */
function parseConflict(text: string | null): Conflict | null {
  try {
    return Conflict.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    // The stored text is not ours.
    return null
  }
}

/** Puts back what the answer of a save takes away of what was typed since it was sent. Returns what is called with each save. */
function useRestoreLost(document: string) {
  const [fields, dispatch] = useAllFormFields()
  const { setModified } = useForm()
  const before = useRef(fields)
  const sent = useRef<readonly FormFields[]>([])
  useEffect(() => {
    const lost = lostValues(before.current, fields, sent.current)
    before.current = fields
    // The editor of rich text shows a value from elsewhere only when it is the initial one.
    for (const [path, value] of lost) dispatch({ type: 'UPDATE', path, value, initialValue: value })
    if (lost.length > 0) setModified(true)
  }, [dispatch, fields, setModified])
  // A form that is opened again has no messages of an earlier one.
  useEffect(() => noteRefusal(document, null, {}), [document])
  const noteSend = useCallback(() => void (sent.current = [before.current, ...sent.current].slice(0, 2)), [])
  const noteAnswer = useCallback((answer: unknown) => noteRefusal(document, answer, sent.current[0] ?? {}), [document])
  return { noteSend, noteAnswer }
}
