'use client'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { type ImeiProblem, imeiProblem } from '@/domain/checkout/imei'
import type { LaterMessages } from '@/storefront/i18n/later-messages'
import { Button } from '@/storefront/kit/button'
import { TextField } from '@/storefront/kit/fields/text-field'
import { Notice } from '@/storefront/kit/overlays/notice'
import classes from './identify-help.module.css'

type Props = Readonly<{ words: LaterMessages['imei'] }>

/** More than any way to write 15 digits. */
const MAX_TYPED_CHARACTERS = 40

/** Checks an IMEI in the browser alone: the number has no name in a form, is not sent and not stored (P-04). */
export function ImeiForm({ words }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<ImeiProblem | 'valid' | null>(null)
  // The pressed button is gone.
  useEffect(() => field.current?.focus(), [])
  const check = (event: FormEvent) => {
    event.preventDefault()
    const problem = imeiProblem(text)
    setChecked(problem ?? 'valid')
    if (problem) field.current?.focus()
  }
  return (
    <form className={classes.form} noValidate onSubmit={check}>
      <TextField
        ref={field}
        id={id}
        label={words['identify.imei.label']}
        help={words['identify.imei.help']}
        error={checked && checked !== 'valid' ? words[`identify.imei.${checked}`] : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED_CHARACTERS}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChecked(null)
        }}
      />
      {checked === 'valid' && (
        <Notice kind="done" live>
          {words['identify.imei.valid']}
        </Notice>
      )}
      <Button type="submit" look="quiet">
        {words['identify.imei.check']}
      </Button>
    </form>
  )
}
