'use client'
import { FieldError, FieldLabel, useField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import styles from '@/admin/markets/markets.module.css'
import { nameOf, useWords } from '@/admin/use-words'
import { scheduleWords } from './schedule-words'
import { knownZone, shownAs, typedInstant } from './zoned-moment'

/** A date field in the market's time zone, wherever the member of staff is; stored in UTC. */
export function ZonedDate({ field, path: given, readOnly }: DateFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<string | null>({ potentiallyStalePath: given })
  const zone = knownZone(useFormFields(([fields]) => fields.timeZone?.value))
  const words = useWords(scheduleWords)
  const { i18n } = useTranslation()
  const help = useId()
  // The typed text, while it is not a complete time; else null and the value is shown.
  const [draft, setDraft] = useState<string | null>(null)
  const id = `field-${path.replaceAll('.', '__')}`
  const type = (typed: string) => {
    const instant = typedInstant(typed, zone)
    setDraft(instant === null ? typed : null)
    setValue(instant)
  }
  const isGap = draft !== null && draft !== ''
  return (
    <div className="field-type date-time-field" id={`${id}-field`}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} required={field.required ?? false} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} {...(errorMessage ? { message: errorMessage } : {})} />
        <input
          id={id}
          type="datetime-local"
          className={styles.input}
          value={draft ?? shownAs(value, zone)}
          disabled={readOnly === true || disabled}
          aria-invalid={showError || isGap}
          aria-describedby={help}
          onChange={({ target }) => type(target.value)}
        />
      </div>
      <p id={help} className={isGap ? styles.bad : styles.help}>
        {isGap ? words('noSuchTime') : `${nameOf(field.admin?.description, i18n.language)} ${words('zone', { zone })}`}
      </p>
    </div>
  )
}
