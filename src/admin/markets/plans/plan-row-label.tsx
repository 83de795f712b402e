'use client'
import { useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/markets/markets.module.css'
import { useWords } from '@/admin/use-words'
import { PLANNED_SWITCHES, planState } from '@/domain/content/switch-plans'
import { planWords } from './plan-words'
import { knownZone, momentIn } from './zoned-moment'

const Row = z.object({
  switch: z.enum(PLANNED_SWITCHES),
  on: z.boolean().nullish(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})

/** Row label of a schedule: the switch, the time, and whether it is over. */
export function PlanRowLabel() {
  const { data, rowNumber } = useRowLabel<unknown>()
  const { i18n } = useTranslation()
  const zone = knownZone(useFormFields(([fields]) => fields.timeZone?.value))
  const words = useWords(planWords)
  const [opened] = useState(() => Date.now())
  const plan = Row.safeParse(data).data
  if (!plan) return <span>{words('plan', { number: (rowNumber ?? 0) + 1 })}</span>
  const state = planState(plan, opened)
  const moment = (at: string) => momentIn(i18n.language, zone, at)
  return (
    <span>
      <span className={styles.badge} data-state={state}>
        {words(state)}
      </span>{' '}
      {words(plan.switch)} {words(plan.on ? 'on' : 'off')} · {moment(plan.from)} – {moment(plan.until)}
    </span>
  )
}
