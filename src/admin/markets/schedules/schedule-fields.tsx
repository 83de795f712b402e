'use client'
import { useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import { StatePill } from '@/admin/lists/state-pill'
import { useWords } from '@/admin/use-words'
import { SCHEDULED_SWITCHES, scheduleState } from '@/domain/content/switch-schedules'
import { knownZone, momentIn } from '@/admin/zoned-moment'

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
  const words = useWords('bar')
  const [opened] = useState(() => Date.now())
  const schedule = Row.safeParse(data).data
  if (!schedule) return <span>{words('schedule', { number: (rowNumber ?? 0) + 1 })}</span>
  const state = scheduleState(schedule, opened)
  const moment = (at: string) => momentIn(i18n.language, zone, at)
  return (
    <span>
      <StatePill state={state} word={words(state)} /> {words(schedule.switch)} {words(schedule.on ? 'on' : 'off')} ·{' '}
      {moment(schedule.from)} – {moment(schedule.until)}
    </span>
  )
}
