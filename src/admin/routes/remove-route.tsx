'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import styles from '@/admin/fields.module.css'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useCmsRequest } from '@/admin/use-cms-request'
import { useWords } from '@/admin/use-words'
import { Removal } from '@/collections/routes/route-answers'
import own from './remove-route.module.css'

/** Deletes the entry of a screen; replaces Payload's menu item, which could not ask where its addresses should lead. */
export function RemoveRoute() {
  const { id, hasDeletePermission, isTrashed } = useDocumentInfo()
  const words = useWords('removeRoute')
  if (id === undefined || !hasDeletePermission || isTrashed) return null
  return (
    <div className={own.remove}>
      <MenuDialog title={words('title')} id="remove-route">
        {(close) => <RemovalQuestion id={id} onCancel={close} />}
      </MenuDialog>
    </div>
  )
}

type Props = Readonly<{ id: number | string; onCancel: () => void }>

function RemovalQuestion({ id, onCancel }: Props) {
  const words = useWords('removeRoute')
  const { data, error } = useSWR(`route-maps/${id}/removal`, (path: string) => readCms(path, Removal), {
    revalidateOnFocus: false,
  })
  if (data) return <RemoveForm id={id} removal={data} onCancel={onCancel} />
  return <p className={styles.help}>{words(error === undefined ? 'reading' : 'failed')}</p>
}

function RemoveForm({ id, removal, onCancel }: Props & Readonly<{ removal: Removal }>) {
  const words = useWords('removeRoute')
  const { lost, english } = removal
  const [choice, setChoice] = useState({ keep: true, to: english })
  const { busy, problem, ask } = useCmsRequest()
  const to = lost.length > 0 && choice.keep ? choice.to.trim() : null
  const remove = async () => {
    const gone = await ask(`/route-maps/${id}/removal`, z.unknown(), { method: 'POST', body: { to } })
    if (gone.ok) window.location.assign('/admin/collections/route-maps')
  }
  return (
    <div>
      <p className={styles.help}>{words('english', { address: english })}</p>
      {lost.length === 0 ? (
        <p className={styles.help}>{words('nothingLost')}</p>
      ) : (
        <Lost removal={removal} choice={choice} onChange={setChoice} />
      )}
      <DialogEnd problem={problem} close={words('cancel')} onClose={onCancel}>
        <Button id="remove-route-now" size="large" margin={false} disabled={busy} onClick={() => void remove()}>
          {words(busy ? 'deleting' : 'now')}
        </Button>
      </DialogEnd>
    </div>
  )
}

type AddressChoice = Readonly<{ keep: boolean; to: string }>
type LostProps = Readonly<{ removal: Removal; choice: AddressChoice; onChange: (choice: AddressChoice) => void }>

/** The addresses that end and their new target; by default the screen itself. */
function Lost({ removal: { lost, english, targets }, choice, onChange }: LostProps) {
  const words = useWords('removeRoute')
  const [box, input, list] = [useId(), useId(), useId()]
  return (
    <fieldset className={own.lost} data-keep-old>
      <legend>{words('lost')}</legend>
      <ul>
        {lost.map((pattern) => (
          <li key={pattern}>
            <del>{pattern}</del> {choice.keep && <>→ {choice.to}</>}
          </li>
        ))}
      </ul>
      <label htmlFor={box} className={styles.check}>
        <input
          id={box}
          type="checkbox"
          checked={choice.keep}
          onChange={({ target }) => onChange({ ...choice, keep: target.checked })}
        />
        {words('keep')}
      </label>
      {choice.keep ? (
        <div className={styles.field}>
          <label htmlFor={input}>{words('target')}</label>
          <input
            id={input}
            className={styles.input}
            list={list}
            value={choice.to}
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => onChange({ ...choice, to: target.value })}
            // The dialog is inside the document's form, which Enter would submit.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <datalist id={list}>
            <option value={english} />
            {targets.map(({ address, title }) => (
              <option key={address} value={address} label={title === address ? address : `${address} · ${title}`} />
            ))}
          </datalist>
        </div>
      ) : (
        <p className={styles.help}>{words('gone')}</p>
      )}
    </fieldset>
  )
}
