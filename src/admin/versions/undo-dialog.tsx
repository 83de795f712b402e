'use client'
import { Button, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useWords } from '@/admin/use-words'
import { VersionTable } from './version-table'

const MAX_ROWS = 2000
const Row = z.object({
  path: z.string(),
  label: z.string(),
  mayChange: z.boolean(),
  lines: z
    .array(z.object({ label: z.nullable(z.string()), now: z.string(), then: z.string(), formOnly: z.boolean() }))
    .max(MAX_ROWS),
})
/** Fields that differ, in the words of the form. */
export const Rows = z.array(Row).max(MAX_ROWS)
const Undoable = z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), rows: Rows }))
type Undoable = z.infer<typeof Undoable>

type UndoState = Readonly<{ undoable: Undoable; problem: string | null; busy: boolean }>

/** What undoing would put back, asked when the dialog opens. */
function useUndo(path: string) {
  const words = useWords('live')
  const { i18n } = useTranslation()
  const { language } = i18n
  const { setModified } = useForm()
  const [found, setFound] = useState<UndoState | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void askCms(path, Undoable, { language, signal: stop.signal }).then((answer) => {
      if (stop.signal.aborted) return
      setFound({
        undoable: answer.ok ? answer.body : null,
        problem: answer.ok ? null : (answer.message ?? words('silent')),
        busy: false,
      })
    })
    return () => stop.abort()
  }, [path, language, words])
  const undo = async (undoable: NonNullable<Undoable>) => {
    setFound({ undoable, problem: null, busy: true })
    const body = { updatedAt: undoable.at }
    const answer = await askCms(path, z.object({}), { language, method: 'POST', body })
    if (!answer.ok) return setFound({ undoable, problem: answer.message ?? words('silent'), busy: false })
    setModified(false)
    window.location.reload()
  }
  return { words, language, found, undo }
}

/** Undoes the last save. */
export function UndoItem({ path }: Readonly<{ path: string }>) {
  const title = useWords('live')('undo')
  return <MenuDialog title={title}>{(close) => <UndoDialog path={path} onClose={close} />}</MenuDialog>
}

/** What undoing the last save puts back, and the button that does it. */
function UndoDialog({ path, onClose }: Readonly<{ path: string; onClose: () => void }>) {
  const { words, language, found, undo } = useUndo(path)
  const isModified = useFormModified()
  const undoable = found?.undoable ?? null
  const mayUndo = undoable?.rows.some(({ mayChange }) => mayChange) ?? false
  return (
    <>
      {found === null && <p role="status">{words('wait')}</p>}
      {found !== null && undoable === null && found.problem === null && <p role="status">{words('nothing')}</p>}
      {undoable !== null && (
        <>
          <p className={styles.help}>{savedWords(undoable, language, words)}</p>
          <p className={styles.help}>{words('aboutUndo')}</p>
          <VersionTable rows={undoable.rows} namesFixed heads={{ now: words('now'), then: words('back') }} />
          {isModified && <p className={styles.help}>{words('typed')}</p>}
        </>
      )}
      <p className={styles.bad} role="alert">
        {found?.problem}
      </p>
      <div className={styles.actions}>
        {undoable !== null && mayUndo && (
          <Button size="large" margin={false} disabled={found?.busy === true} onClick={() => void undo(undoable)}>
            {words('doUndo')}
          </Button>
        )}
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onClose}>
          {words('cancel')}
        </Button>
      </div>
    </>
  )
}

type Words = ReturnType<typeof useWords<'live'>>

function savedWords({ at, by }: NonNullable<Undoable>, language: string, words: Words): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
  return by === null ? words('saved', { at: when }) : words('savedBy', { at: when, by })
}
