'use client'
import { FieldError, FieldLabel, useField, useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/markets/markets.module.css'
import { nameOf, useWords } from '@/admin/use-words'
import { SCHEDULED_SWITCHES, scheduleState } from '@/domain/content/switch-schedules'
import { scheduleWords } from './schedule-words'
import { knownZone, momentIn, shownAs, typedInstant } from './zoned-moment'

const Row = z.object({
  switch: z.enum(SCHEDULED_SWITCHES),
  on: z.boolean().nullish(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})

/** Row label of a schedule: the switch, the time, and whether it is over. */
export function ScheduleRowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  const zone = knownZone(useFormFields(([fields]) => fields.timeZone?.value))
  const words = useWords(scheduleWords)
  const [opened] = useState(() => Date.now())
  const schedule = Row.safeParse(data).data
  if (!schedule) return <span>{words('schedule', { number: (rowNumber ?? 0) + 1 })}</span>
  const state = scheduleState(schedule, opened)
  const moment = (at: string) => momentIn(i18n.language, zone, at)
  return (
    <span>
      <span className={styles.badge} data-state={state}>
        {words(state)}
      </span>{' '}
      {words(schedule.switch)} {words(schedule.on ? 'on' : 'off')} · {moment(schedule.from)} – {moment(schedule.until)}
    </span>
  )
}

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
