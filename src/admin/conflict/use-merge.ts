'use client'
import { toast, useConfig, useDocumentInfo, useForm, useServerFunctions } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod'
import type { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import {
  type FieldCollision,
  type Merge,
  mergeDocuments,
  type MergeSide,
} from '@trade-in-shop/payload-workbench/conflict/merge-documents'
import { readStored, type Sent, Stored, watchSaves } from '@trade-in-shop/payload-workbench/conflict/watch-saves'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { findFieldPath, leadToField } from '@/admin/navigation/open-field'
import { hasOtherRows, keepTyped, keyAt, pathAt, readForm } from './form-state'

/** Rows that come or go while the server makes the new state of the form make it outdated. */
const MAX_TRIES = 5
/** Payload renders the fields of a new row half a second after it: tries to find one, and milliseconds between two of them. */
const MAX_FOCUS_TRIES = 40
const PAUSE_MS = 50

export type Saves = Conflict['saves']
/** What the person has to choose, or null. `taken`: the paths that are theirs already. */
export type Clash = Readonly<{
  saves: Saves
  theirs: Stored
  collisions: readonly FieldCollision[]
  taken: readonly string[]
  /** The refused save: its address and status. */
  address: string
  status: string | null
}>
export type MergeNotice = Readonly<{ saves: Saves; taken: readonly string[] }>
export type MergeChoices = ReadonlyMap<string, MergeSide>

type Base = Readonly<{ stored: Stored | null; merges: number }>

const Status = z.string().catch('')

type Watch = Pick<Parameters<typeof watchSaves>[0], 'hold' | 'onSend' | 'onAnswer'>

const readTheirs = (document: string): Promise<Stored> => readCms(`${document}?depth=0&draft=true&fallback-locale=null`, Stored)

/** Merges what colleagues save meanwhile into the open form, and into the save that they have overtaken. */
export function useMerge({ hold, onSend, onAnswer }: Watch) {
  const { collectionSlug, data, id } = useDocumentInfo()
  const { config } = useConfig()
  const { getFields, setModified, submit } = useForm()
  const takeOver = useTakeOver()
  const [clash, setClash] = useState<Clash | null>(null)
  const [notice, setNotice] = useState<MergeNotice | null>(null)
  /** What the form was made of: it is newer than what its `updatedAt` says. */
  const base = useRef<Base>({ stored: null, merges: 0 })
  useEffect(() => {
    const read = readStored(data)
    const since = Date.parse(base.current.stored?.updatedAt ?? '1970')
    if (read && Date.parse(read.updatedAt) > since) base.current = { ...base.current, stored: read }
  }, [data])

  const isNew = id === undefined
  const document = `${config.routes.api}/${collectionSlug}${isNew ? '' : `/${id}`}`
  const merge = useEffectEvent(async ({ saves }: Conflict, sent: Sent, address: string): Promise<Sent | null> => {
    const { stored: opened } = base.current
    if (!opened) throw new Error('The form does not say what it was opened with')
    const theirs = await readTheirs(`${collectionSlug}/${id}`)
    const { merged, taken, collisions } = await takeOver(opened, theirs)
    const before = clash?.taken ?? []
    if (collisions.length === 0) {
      base.current = { stored: theirs, merges: base.current.merges + 1 }
      setClash(null)
      if (taken.length + before.length > 0) setNotice({ saves, taken: [...before, ...taken] })
      onSend?.(false)
      return { ...merged, ...('_status' in sent && { _status: sent._status }), updatedAt: theirs.updatedAt }
    }
    setClash({ saves, theirs, collisions, taken: [...before, ...taken], address, status: Status.parse(sent._status) || null })
    // The panel says what the form would: "Submitting" would stay, because the form gets no message.
    toast.dismiss()
    // Payload marks the form as saved; mark it as modified again, so that leaving the page warns.
    window.setTimeout(() => setModified(true))
    return null
  })

  /** Takes over what was chosen, and saves as the refused save would have. */
  const settle = async ({ address, collisions: shown, ...rest }: Clash, choices: MergeChoices) => {
    const { taken, collisions } = await takeOver(base.current.stored ?? rest.theirs, rest.theirs, choices)
    const open = collisions.filter(({ key }) => !choices.has(key))
    if (open.length > 0) return setClash({ ...rest, address, collisions: open, taken: [...rest.taken, ...taken] })
    base.current = { stored: rest.theirs, merges: base.current.merges + 1 }
    setClash(null)
    const isDraft = rest.status === 'draft'
    const overrides = rest.status === null ? {} : { _status: rest.status }
    await submit({ action: address, method: 'PATCH', overrides, skipValidation: isDraft, disableSuccessStatus: isDraft })
    const path = pathAt(getFields(), shown[0]?.key ?? '')
    if (path !== undefined) leadToField(path)
  }
  useEffect(
    () =>
      watchSaves({
        ...{ document, isNew, hold, onSend, onAnswer, merge: (...refused) => merge(...refused) },
        readBase: () => base.current.stored && { at: base.current.stored.updatedAt, merges: base.current.merges },
        onSaved: (stored) => {
          base.current = { ...base.current, stored }
          setClash(null)
        },
      }),
    [document, isNew, hold, onSend, onAnswer],
  )
  return { clash, notice, settle }
}

/** Merges a document into the form, which keeps the focus and what is typed meanwhile. */
function useTakeOver() {
  const { collectionSlug, docPermissions, getDocPreferences, id } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const { getFormState } = useServerFunctions()
  const { getEntityConfig } = useConfig()
  return async (base: Stored, theirs: Stored, choices?: MergeChoices): Promise<Merge> => {
    const mergeNow = () => mergeDocuments(base, theirs, readForm(getFields()), choices)
    const { slug } = getEntityConfig({ collectionSlug: collectionSlug ?? '' })
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const before = getFields()
      const first = mergeNow()
      if (first.taken.length === 0 && !choices) return first
      const { state } = await getFormState({
        ...{ id, collectionSlug: slug, schemaPath: slug, operation: 'update', data: first.merged, docPermissions },
        ...{ docPreferences: await getDocPreferences(), renderAllFields: true, skipValidation: true },
      })
      if (!state || hasOtherRows(before, getFields())) continue
      const merged = mergeNow()
      const now = getFields()
      keepFocus(now, getFields, () => dispatchFields({ type: 'REPLACE_STATE', state: keepTyped(state, before, now) }))
      return merged
    }
    throw new Error('The form did not rest')
  }
}

type Fields = ReturnType<ReturnType<typeof useForm>['getFields']>

/** Renders a change of the form; a row that moves is rendered again, and its field gets the focus that the first one had. */
function keepFocus(before: Fields, getFields: () => Fields, change: () => void): void {
  const { activeElement } = document
  const path = activeElement && findFieldPath(activeElement)
  const { selectionStart: start = null, selectionEnd: end = null } = isText(activeElement) ? activeElement : {}
  flushSync(change)
  if (!path || activeElement?.isConnected) return
  const key = keyAt(before, path)
  const attempt = (tries: number) => {
    if (document.activeElement !== document.body) return
    const field = document.getElementById(`field-${pathAt(getFields(), key)?.replaceAll('.', '__')}`)
    if (!field && tries < MAX_FOCUS_TRIES) return void window.setTimeout(() => attempt(tries + 1), PAUSE_MS)
    field?.focus({ preventScroll: true })
    if (start !== null && isText(field)) field.setSelectionRange(start, end)
  }
  attempt(0)
}

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
