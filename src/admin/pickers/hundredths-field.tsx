'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import styles from '@/admin/fields.module.css'
import { useWords } from '@/admin/use-words'
import { parseHundredths, shownHundredths } from '@/admin/known-keys'

type Props = NumberFieldClientProps & Readonly<{ unit: 'money' | 'percent' }>

/** An amount in the market's currency or in percent, typed with decimals and stored as hundredths, a whole number. */
export function HundredthsField({ field, path: given, readOnly, unit }: Props) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<number | null>({ potentiallyStalePath: given })
  const currency = useFormFields(([fields]) => fields.currency?.value)
  const { language } = useTranslation().i18n
  const words = useWords('picker')
  const help = useId()
  // The typed text, until the field is left with a number in it.
  const [draft, setDraft] = useState<string | null>(null)
  const id = `field-${path.replaceAll('.', '__')}`
  const isWrong = draft !== null && draft.trim() !== '' && parseHundredths(draft) === null
  const type = (typed: string) => {
    setDraft(typed)
    setValue(parseHundredths(typed))
  }
  const shown = typeof value === 'number' ? shownHundredths(value, language) : ''
  return (
    <div className={['field-type', 'number', showError ? 'error' : ''].join(' ')}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage ? { message: errorMessage } : {})} />
        <span className={styles.amount}>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={draft ?? shown}
            disabled={readOnly === true || disabled}
            aria-invalid={showError || isWrong}
            aria-describedby={help}
            onChange={({ target }) => type(target.value)}
            onBlur={() => !isWrong && setDraft(null)}
          />
          <span>{unit === 'percent' ? '%' : typeof currency === 'string' ? currency : ''}</span>
        </span>
      </div>
      <p id={help} className={isWrong ? styles.bad : styles.help} role={isWrong ? 'alert' : undefined}>
        {isWrong && words('noAmount')}
      </p>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
