'use client'
import { Button, useForm, useFormModified, useTranslation } from '@payloadcms/ui'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import { useEffect, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { useCmsRequest } from '@/admin/use-cms-request'
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

/** What undoing would put back, asked when the dialog opens; undefined until then. */
function useUndo(path: string) {
  const { setModified } = useForm()
  const { busy, problem, ask } = useCmsRequest()
  const [undoable, setUndoable] = useState<Undoable>()
  useEffect(() => {
    const stop = new AbortController()
    void ask(path, Undoable, { signal: stop.signal }).then((answer) => answer.ok && setUndoable(answer.body))
    return () => stop.abort()
  }, [ask, path])
  const undo = async (updatedAt: string) => {
    if (!(await ask(path, z.object({}), { method: 'POST', body: { updatedAt } })).ok) return
    setModified(false)
    window.location.reload()
  }
  return { busy, problem, undoable, undo }
}

export function UndoItem({ path }: Readonly<{ path: string }>) {
  const title = useWords('live')('undo')
  return <MenuDialog title={title}>{(close) => <UndoDialog path={path} onClose={close} />}</MenuDialog>
}

/** What undoing the last save puts back, and the button that does it. */
function UndoDialog({ path, onClose }: Readonly<{ path: string; onClose: () => void }>) {
  const words = useWords('live')
  const { language } = useTranslation().i18n
  const { busy, problem, undoable, undo } = useUndo(path)
  const isModified = useFormModified()
  const mayUndo = undoable?.rows.some(({ mayChange }) => mayChange) ?? false
  return (
    <>
      {undoable === undefined && problem === null && <p role="status">{words('wait')}</p>}
      {undoable === null && <p role="status">{words('nothing')}</p>}
      {undoable && (
        <>
          <p className={styles.help}>{savedWords(undoable, language, words)}</p>
          <p className={styles.help}>{words('aboutUndo')}</p>
          <VersionTable rows={undoable.rows} namesFixed heads={{ now: words('now'), then: words('back') }} />
          {isModified && <p className={styles.help}>{words('typed')}</p>}
        </>
      )}
      <DialogEnd problem={problem} close={words('cancel')} onClose={onClose}>
        {undoable && mayUndo && (
          <Button size="large" margin={false} disabled={busy} onClick={() => void undo(undoable.at)}>
            {words('doUndo')}
          </Button>
        )}
      </DialogEnd>
    </>
  )
}

type Words = ReturnType<typeof useWords<'live'>>

function savedWords({ at, by }: NonNullable<Undoable>, language: string, words: Words): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))
  return by === null ? words('saved', { at: when }) : words('savedBy', { at: when, by })
}
