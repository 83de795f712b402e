'use client'
import { useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useMemo, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { findInstants, wallTime } from '@/domain/zoned-time'
import type { CmsAnswer } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import type { NewSchedule, Schedule, Schedules } from './use-schedules'
import styles from '@/admin/views.module.css'

type Props = Readonly<{ timeZone: string; add: (schedule: NewSchedule) => Promise<CmsAnswer<Schedules>> }>
type Wanted = Readonly<{ kind: Schedule['kind']; day: string; time: string }>
const KINDS = ['publish', 'unpublish'] as const

/** Form of a new schedule in the market's local time; a time that clocks skip or show twice is explained. */
export function NewScheduleForm({ timeZone, add }: Props) {
  const words = useWords('schedule')
  const zoneNote = useId()
  const [wanted, setWanted] = useState<Wanted>(() => ({ kind: 'publish', day: wallTime(timeZone, Date.now()).day, time: '' }))
  const change = (more: Partial<Wanted>) => setWanted((before) => ({ ...before, ...more }))
  const { kind, day, time } = wanted
  const [second, setSecond] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const instants = useMemo(() => findInstants(timeZone, { day, time }), [timeZone, day, time])
  const isTyped = day !== '' && time !== ''
  const instant = second ? (instants[1] ?? instants[0]) : instants[0]
  const schedule = async () => {
    if (instant === undefined) return
    setBusy(true)
    const answer = await add({ kind, at: new Date(instant).toISOString() })
    setBusy(false)
    setProblem(answer.ok ? null : (answer.message ?? words('silent')))
    if (answer.ok) change({ time: '' })
  }
  return (
    // A group instead of a form: it is inside the page's form, and forms do not nest.
    <div role="group" aria-label={words('schedule')} className={styles.list}>
      <WhatAndWhen kind={kind} day={day} time={time} note={zoneNote} change={change} />
      <p id={zoneNote} className={styles.quiet}>
        {words('zone', { zone: timeZone })}
      </p>
      {instants.length === 2 && <WhichOfTwo instants={instants} timeZone={timeZone} second={second} setSecond={setSecond} />}
      <ProblemLine text={isTyped && instants.length === 0 ? words('skipped') : problem} />
      <button type="button" className={styles.button} disabled={busy || instant === undefined} onClick={() => void schedule()}>
        {words('schedule')}
      </button>
    </div>
  )
}

type FieldsProps = Wanted & Readonly<{ note: string; change: (more: Partial<Wanted>) => void }>

function WhatAndWhen({ kind, day, time, note, change }: FieldsProps) {
  const words = useWords('schedule')
  return (
    <div className={styles.fields}>
      <label>
        {words('what')}
        <select
          className={styles.input}
          value={kind}
          onChange={({ target }) => change({ kind: KINDS.find((known) => known === target.value) ?? 'publish' })}
        >
          {KINDS.map((name) => (
            <option key={name} value={name}>
              {words(name)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words('day')}
        <input
          className={styles.input}
          type="date"
          value={day}
          onChange={({ target }) => change({ day: target.value })}
          aria-describedby={note}
        />
      </label>
      <label>
        {words('time')}
        <input
          className={styles.input}
          type="time"
          value={time}
          onChange={({ target }) => change({ time: target.value })}
          aria-describedby={note}
        />
      </label>
    </div>
  )
}

type WhichProps = Readonly<{
  instants: readonly number[]
  timeZone: string
  second: boolean
  setSecond: (second: boolean) => void
}>

function WhichOfTwo({ instants, timeZone, second, setSecond }: WhichProps) {
  const words = useWords('schedule')
  const { i18n } = useTranslation()
  return (
    <fieldset>
      <legend>{words('twice')}</legend>
      {instants.map((each, index) => (
        <label key={each} className={styles.item}>
          <input type="radio" checked={second === (index === 1)} onChange={() => setSecond(index === 1)} />
          <span>{withOffset(each, timeZone, i18n.language)}</span>
        </label>
      ))}
    </fieldset>
  )
}

const withOffset = (instant: number, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'longOffset' }).format(instant)
