'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { DialogEnd } from '@/admin/dialog/dialog-end'
import { type FormEvent, useRef, useState } from 'react'
import * as z from 'zod'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { MenuDialog } from '@/admin/dialog/menu-dialog'
import { useCmsRequest } from '@/admin/use-cms-request'
import { administers } from '@/collections/access/roles'
import { useWords } from '@/admin/use-words'
import { changed, checkClone, CLONE_FIELDS, CloneInput, EMPTY_CLONE, Source } from './clone-inputs'
import styles from '@/admin/fields.module.css'

const CreatedMarket = z.object({ id: z.number() })

/** Asks for the values of the new market, creates it and opens it. */
function CloneForm({ source, onCancel }: Readonly<{ source: string; onCancel: () => void }>) {
  const words = useWords('clone')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ ...EMPTY_CLONE, source })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const { busy, problem, ask } = useCmsRequest()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkClone(values)
    setWrong('wrong' in checked ? checked.wrong : [])
    if ('wrong' in checked) return form.current?.querySelector<HTMLElement>(`[name="${checked.wrong[0]}"]`)?.focus()
    const made = await ask('/markets/clone', CreatedMarket, { method: 'POST', body: checked.request })
    if (made.ok) window.location.assign(`/admin/collections/markets/${made.body.id}`)
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <p className={styles.help}>{words('intro')}</p>
      <div className={styles.fields}>
        <Source
          value={values.source}
          isWrong={wrong.includes('source')}
          onChoose={(chosen) => setValues({ ...values, source: chosen })}
        />
        {CLONE_FIELDS.map((field) => (
          <CloneInput
            key={field}
            field={field}
            values={values}
            isWrong={wrong.includes(field)}
            onChange={(value) => setValues(changed(values, field, value))}
          />
        ))}
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={values.redirects}
          onChange={({ target }) => setValues({ ...values, redirects: target.checked })}
        />
        {words('redirects')}
      </label>
      <DialogEnd problem={problem} close={words('cancel')} onClose={onCancel}>
        <Button type="submit" size="large" margin={false} disabled={busy}>
          {words(busy ? 'making' : 'make')}
        </Button>
      </DialogEnd>
    </form>
  )
}

/** The entry in the menu of a market that copies it (U-19). Admins only. */
export function CloneMarketItem() {
  const { user } = useAuth()
  const { id, isTrashed } = useDocumentInfo()
  const title = useWords('clone')('open')
  if (isTrashed || id === undefined || !administers(user?.role)) return null
  return (
    <MenuDialog title={title} id="clone-market">
      {(close) => <CloneForm source={String(id)} onCancel={close} />}
    </MenuDialog>
  )
}

/** Button and dialog to copy a market, in the bar of the list of markets. Admins only. */
export function CloneMarket() {
  const { user } = useAuth()
  const words = useWords('clone')
  const [open, setOpen] = useState(false)
  if (!administers(user?.role)) return null
  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} id="clone-market" onClick={() => setOpen(true)}>
        {words('open')}
      </Button>
      <PlainDialog title={words('open')} open={open} onClose={() => setOpen(false)}>
        <CloneForm source="" onCancel={() => setOpen(false)} />
      </PlainDialog>
    </>
  )
}
