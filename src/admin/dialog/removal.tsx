import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/fields.module.css'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'

type Options = Readonly<{ endpoint: string; list: string; failed: string }>

/** Asks an endpoint to delete the document of a form and opens the list afterwards. `problem` is the error message. */
export function useRemoval({ endpoint, list, failed }: Options) {
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({ busy: false, problem: null })
  const remove = async (body: object) => {
    setState({ busy: true, problem: null })
    const posted = await askCms(endpoint, z.unknown(), { method: 'POST', body })
    if (posted.ok) return window.location.assign(`/admin/collections/${list}`)
    setState({ busy: false, problem: posted.message ?? failed })
  }
  return { ...state, remove }
}

type Props = Readonly<{
  id: string
  look: 'primary' | 'error'
  problem: string | null
  disabled: boolean
  now: string
  cancel: string
  onRemove: () => void
  onCancel: () => void
}>

/** The end of a dialog that deletes: the error, the delete button and the cancel button. */
export function RemovalActions({ id, look, problem, disabled, now, cancel, onRemove, onCancel }: Props) {
  return (
    <>
      <p className={styles.bad} role="alert">
        {problem}
      </p>
      <div className={styles.actions}>
        <Button id={id} buttonStyle={look} size="large" margin={false} disabled={disabled} onClick={onRemove}>
          {now}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </>
  )
}
