'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useId, useState } from 'react'
import { useWords } from '@/admin/use-words'
import type { CmsAnswer } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { NewScheduleForm } from './new-schedule-form'
import { type Schedule, type Schedules, useSchedules } from './use-schedules'
import { formatMoment } from '@/domain/zoned-time'
import styles from '@/admin/views.module.css'

type Props = Readonly<{
  page: number | string
  schedule: Schedule
  timeZone: string
  maySchedule: boolean
  onRenew: () => void
  onCancel: () => void
}>

/** A schedule, which is a release of the page alone, its author, and whether newer edits are not part of it. */
function ScheduleItem({ page, schedule, timeZone, maySchedule, onRenew, onCancel }: Props) {
  const { id, kind, at, problem, failedTry, byName, state, version } = schedule
  const words = useWords('schedule')
  const { i18n } = useTranslation()
  const when = formatMoment(i18n.language, at, timeZone)
  return (
    <li className={styles.item}>
      <span>
        <a href={`/admin/releases?id=${id}`}>
          {words(kind)}, <time dateTime={at}>{when}</time>
        </a>
        {byName !== null && <span className={styles.quiet}> {words('by', { who: byName })}</span>}
        {problem !== null && <strong className={styles.problem}> {words('failed', { reason: problem })}</strong>}
        {failedTry !== null && <strong className={styles.problem}> {words('triedAgain', { reason: failedTry })}</strong>}
      </span>
      {maySchedule && (
        <button
          type="button"
          className={styles.button}
          aria-label={words('cancelThat', { what: words(kind), when })}
          onClick={onCancel}
        >
          {words('cancel')}
        </button>
      )}
      {problem === null && (state === 'older' || state === 'gone') && (
        <div className={styles.note} data-schedule-state={state}>
          <p>{words(state)}</p>
          {state === 'older' && <a href={`/admin/collections/pages/${page}/versions/${version}`}>{words('showScheduled')}</a>}
          {maySchedule && (
            <button
              type="button"
              className={styles.button}
              aria-label={words('renewThat', { what: words(kind), when })}
              onClick={onRenew}
            >
              {words('renew')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** The schedules of a page and a form for a new one, in the time zone of its market (P-26). */
export function SchedulesPanel() {
  const words = useWords('schedule')
  const title = useId()
  const { i18n } = useTranslation()
  const { id, lastUpdateTime } = useDocumentInfo()
  const { schedules, done, add, renew, cancel } = useSchedules(id, lastUpdateTime, i18n.language)
  const [problem, setProblem] = useState<string | null>(null)
  if (id === undefined || !schedules) return null
  const { timeZone, maySchedule, schedules: list } = schedules
  const change = async (answering: Promise<CmsAnswer<Schedules>>) => {
    const answer = await answering
    setProblem(answer.ok ? null : (answer.message ?? words('silent')))
  }
  return (
    <section className={styles.sidePanel} aria-labelledby={title} data-testid="page-schedules">
      <h4 id={title}>{words('title')}</h4>
      <div role="status">
        {done && (
          <p>
            {words('done')}{' '}
            <button type="button" className={styles.button} onClick={() => window.location.reload()}>
              {words('reload')}
            </button>
          </p>
        )}
        {list.length === 0 && <p className={styles.quiet}>{words('none')}</p>}
      </div>
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((schedule) => (
            <ScheduleItem
              key={schedule.id}
              page={id}
              schedule={schedule}
              timeZone={timeZone}
              maySchedule={maySchedule}
              onRenew={() => void change(renew(schedule.id))}
              onCancel={() => void change(cancel(schedule.id))}
            />
          ))}
        </ul>
      )}
      {problem && <ProblemLine text={problem} />}
      {maySchedule && <NewScheduleForm timeZone={timeZone} add={add} />}
    </section>
  )
}
