'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import * as z from 'zod'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import styles from '@/admin/fields.module.css'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { administers } from '@/collections/access/roles'
import { useCmsRequest } from '@/admin/use-cms-request'
import { useWords } from '@/admin/use-words'

/** Deletes a draft market and everything in it, after its code was typed. Admins only; not offered for live markets. */
export function RemoveDraft() {
  const { user } = useAuth()
  const { id, isTrashed, savedDocumentData } = useDocumentInfo()
  const words = useWords('clone')
  const saved: Readonly<Record<string, unknown>> = savedDocumentData ?? {}
  if (isTrashed || !administers(user?.role) || id === undefined || saved.state !== 'draft') return null
  return (
    <MenuDialog title={words('remove')} id="remove-draft">
      {(close) => <RemoveForm id={id} code={String(saved.code)} onCancel={close} />}
    </MenuDialog>
  )
}

type Props = Readonly<{ id: number | string; code: string; onCancel: () => void }>

function RemoveForm({ id, code, onCancel }: Props) {
  const words = useWords('clone')
  const input = useId()
  const [typed, setTyped] = useState('')
  const { busy, problem, ask } = useCmsRequest()
  const ready = !busy && typed === code
  const remove = async () => {
    const gone = await ask(`/markets/${id}/remove`, z.unknown(), { method: 'POST', body: { code: typed } })
    if (gone.ok) window.location.assign('/admin/collections/markets')
  }
  const send = () => void remove()
  /** Handles Enter itself: the dialog is inside the document's form, which Enter would submit. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (ready) send()
  }
  return (
    <div>
      <p className={styles.help}>{words('removeIntro', { code })}</p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={input}>{words('code')}</label>
          <input
            id={input}
            className={styles.input}
            value={typed}
            autoComplete="off"
            maxLength={2}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      <DialogEnd problem={problem} close={words('cancel')} onClose={onCancel}>
        <Button id="remove-draft-now" buttonStyle="error" size="large" margin={false} disabled={!ready} onClick={send}>
          {words(busy ? 'removing' : 'removeNow')}
        </Button>
      </DialogEnd>
    </div>
  )
}
