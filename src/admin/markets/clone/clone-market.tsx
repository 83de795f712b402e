'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import * as z from 'zod'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { postJson } from '@/admin/dialog/post-json'
import { useMarkets } from '@/admin/use-markets'
import { useWords } from '@/admin/use-words'
import { changed, checkClone, CLONE_FIELDS, type CloneField, EMPTY_CLONE } from './clone-fields'
import { cloneDialogWords } from './clone-words'
import styles from '@/admin/markets/markets.module.css'

const CreatedMarket = z.object({ id: z.number() })

/** Asks for the values of the new market, creates it and opens it. */
function CloneForm({ source, onCancel }: Readonly<{ source: string; onCancel: () => void }>) {
  const words = useWords(cloneDialogWords)
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState({ ...EMPTY_CLONE, source })
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [state, setState] = useState<{ busy: boolean; fault: string | null }>({ busy: false, fault: null })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const checked = checkClone(values)
    setWrong('wrong' in checked ? checked.wrong : [])
    if ('wrong' in checked) return form.current?.querySelector<HTMLElement>(`[name="${checked.wrong[0]}"]`)?.focus()
    setState({ busy: true, fault: null })
    const posted = await postJson('/markets/clone', checked.request)
    const made = posted.ok ? CreatedMarket.safeParse(posted.body).data : undefined
    if (made) return window.location.assign(`/admin/collections/markets/${made.id}`)
    setState({ busy: false, fault: (posted.ok ? null : posted.message) ?? words('failed') })
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
          <OneText
            key={field}
            field={field}
            value={values[field]}
            code={values.code}
            isWrong={wrong.includes(field)}
            onType={(typed) => setValues(changed(values, field, typed))}
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
      <p className={styles.bad} role="alert">
        {state.fault}
      </p>
      <div className={styles.actions}>
        <Button type="submit" size="large" margin={false} disabled={state.busy}>
          {words(state.busy ? 'making' : 'make')}
        </Button>
        <Button buttonStyle="secondary" size="large" margin={false} onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </form>
  )
}

type SourceProps = Readonly<{ value: string; isWrong: boolean; onChoose: (id: string) => void }>

function Source({ value, isWrong, onChoose }: SourceProps) {
  const words = useWords(cloneDialogWords)
  const id = useId()
  const markets = useMarkets()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words('source')}</label>
      <select
        id={id}
        name="source"
        className={styles.input}
        value={value}
        aria-invalid={isWrong}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{words('choose')}</option>
        {markets.map((market) => (
          <option key={market.id} value={String(market.id)}>
            {market.name} ({market.code})
          </option>
        ))}
      </select>
    </div>
  )
}

type TextProps = Readonly<{ field: CloneField; value: string; code: string; isWrong: boolean; onType: (typed: string) => void }>

function OneText({ field, value, code, isWrong, onType }: TextProps) {
  const words = useWords(cloneDialogWords)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{words(field)}</label>
      <input
        id={id}
        name={field}
        className={styles.input}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-help`} className={isWrong ? styles.bad : styles.help}>
        {isWrong && `${words('wrong')} `}
        {words(`${field}Help`, { host: `${code || 'xx'}.localhost` })}
      </p>
    </div>
  )
}

/** Button and dialog to copy a market (U-19), above the list of markets and beside the controls of one. Admins only. */
export function CloneMarket() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const words = useWords(cloneDialogWords)
  const [open, setOpen] = useState(false)
  if (user?.role !== 'admin') return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} id="clone-market" onClick={() => setOpen(true)}>
        {words('open')}
      </Button>
      <PlainDialog title={words('open')} open={open} onClose={() => setOpen(false)}>
        <CloneForm source={id === undefined ? '' : String(id)} onCancel={() => setOpen(false)} />
      </PlainDialog>
    </>
  )
}
