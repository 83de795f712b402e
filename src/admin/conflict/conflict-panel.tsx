'use client'
import { useAllFormFields, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type FormFields, lostValues, noteRefusal } from '@trade-in-shop/payload-workbench/typing/lost-values'
import { useWords } from '@/admin/use-words'
import { CollisionPanel, saverNames, useNames } from './collision-panel'
import { nameField, nameFields } from './field-words'
import { HeldSave, useHold } from './held-save'
import { useColleagues } from './presence-line'
import { type MergeNotice, useMerge } from './use-merge'

/**
 * Two people in one document: what a colleague saved meanwhile is merged into the form, a field that both changed is a choice
 * (F12), and the header says who else is there. A save that meets no network or an ended session waits here too.
 */
export function ConflictPanel() {
  const { id, collectionSlug } = useDocumentInfo()
  const { noteSend, noteAnswer } = useRestoreLost(`${collectionSlug}/${id ?? ''}`)
  const { hold, held } = useHold()
  const { clash, notice, settle } = useMerge({ hold, onSend: noteSend, onAnswer: noteAnswer })
  return (
    <>
      <HeldSave held={held} />
      {clash && collectionSlug && (
        <CollisionPanel collection={collectionSlug} clash={clash} onSettle={(choices) => settle(clash, choices)} />
      )}
      {collectionSlug && <People collection={collectionSlug} notice={notice} />}
    </>
  )
}

/** In the header of the form: whose changes were merged, and who else has the document open. */
function People({ collection, notice }: Readonly<{ collection: string; notice: MergeNotice | null }>) {
  const words = useWords('merge')
  const { i18n } = useTranslation()
  const { fields } = useConfig().getEntityConfig({ collectionSlug: collection })
  const name = useNames()
  const colleagues = useColleagues()
  const here = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  // A drawer may show a second form.
  useEffect(() => setPlace(here.current?.closest('form')?.querySelector('.form-people') ?? null), [])
  const changed = notice ? nameFields(fields, notice.taken, i18n) : []
  const merged = { who: name(saverNames(notice?.saves ?? [])), fields: new Intl.ListFormat(i18n.language).format(changed) }
  const lines = colleagues.map(({ name: who, field }) => {
    const place = field && nameField(fields, field, i18n)?.label
    return place ? words('typing', { who, field: place }) : words('open', { who })
  })
  return (
    <>
      <span ref={here} hidden />
      {place &&
        createPortal(
          <>
            <span role="status" data-testid="form-merged">
              {changed.length > 0 && words('taken', merged)}
            </span>
            <span data-testid="form-colleagues">{lines.join(' ')}</span>
          </>,
          place,
        )}
    </>
  )
}

/** Puts back what the answer of a save takes away of what was typed since it was sent. Returns what is called with each save. */
function useRestoreLost(document: string) {
  const [fields, dispatch] = useAllFormFields()
  const { setBackgroundProcessing, setModified } = useForm()
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
  const noteSend = useCallback(
    (isAutosave: boolean) => {
      sent.current = [before.current, ...sent.current].slice(0, 2)
      // Payload says so of the first of several autosaves only, and takes what is typed during the others for saved.
      if (isAutosave) setBackgroundProcessing(true)
    },
    [setBackgroundProcessing],
  )
  const noteAnswer = useCallback((answer: unknown) => noteRefusal(document, answer, sent.current[0] ?? {}), [document])
  return { noteSend, noteAnswer }
}
