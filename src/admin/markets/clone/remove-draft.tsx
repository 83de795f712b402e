'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { cloneDialogWords } from './clone-words'
import { PlainDialog } from './plain-dialog'
import { postJson } from './post-json'

/** Deletes a draft with everything that belongs to it, after its code was typed. Admins only; no live market offers it. */
export function RemoveDraft() {
  const { user } = useAuth()
  const { id, savedDocumentData } = useDocumentInfo()
  const words = useWords(cloneDialogWords)
  const [open, setOpen] = useState(false)
  const saved: Readonly<Record<string, unknown>> = savedDocumentData ?? {}
  if (user?.role !== 'admin' || id === undefined || saved.state !== 'draft') return null
  return (
    <>
      <Button buttonStyle="error" size="medium" margin={false} id="remove-draft" onClick={() => setOpen(true)}>
        {words('remove')}
      </Button>
      <PlainDialog title={words('remove')} open={open} onClose={() => setOpen(false)}>
        <RemoveForm id={id} code={String(saved.code)} onCancel={() => setOpen(false)} />
      </PlainDialog>
    </>
  )
}

type Props = Readonly<{ id: number | string; code: string; onCancel: () => void }>

function RemoveForm({ id, code, onCancel }: Props) {
  const words = useWords(cloneDialogWords)
  const input = useId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })
  const ready = !state.busy && typed === code
  const send = async () => {
    setState({ busy: true, fault: null })
    const posted = await postJson(`/markets/${id}/remove`, { code: typed })
    if (posted.ok) return window.location.assign('/admin/collections/markets')
    setState({ busy: false, fault: posted.message ?? words('notRemoved') })
  }
  /** No form of its own: it stands within the document's, which the key would send. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (ready) void send()
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
      <p className={styles.bad} role="alert">
        {state.fault}
      </p>
      <div className={styles.actions}>
        <Button
          id="remove-draft-now"
          buttonStyle="error"
          size="large"
          margin={false}
          disabled={!ready}
          onClick={() => void send()}
        >
          {words(state.busy ? 'removing' : 'removeNow')}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </div>
  )
}
