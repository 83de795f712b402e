'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import * as z from 'zod'
import styles from '@/admin/views.module.css'
import { typedInstant } from '@/admin/zoned-moment'
import { askCms } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { useHydrated } from '@/runtime/use-hydrated'
import { useWords } from '@/admin/use-words'
import { ReleaseInShops } from '@/admin/versions/live-buttons'

/** Calls an endpoint of a release and shows the result, or what is wrong. */
function useRelease() {
  const words = useWords('action')
  const { i18n } = useTranslation()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const run = async (path: string, method: 'POST' | 'DELETE', body?: object) => {
    setBusy(true)
    const answer = await askCms(path, z.looseObject({}), { language: i18n.language, method, ...(body && { body }) })
    setBusy(false)
    setProblem(answer.ok ? null : (answer.message ?? words('silent')))
    if (answer.ok) router.refresh()
    return answer
  }
  const hydrated = useHydrated()
  return { words, router, busy: busy || !hydrated, problem, setProblem, run }
}

/** Form of a new release; opens it. */
export function NewRelease() {
  const { words, router, busy, problem, run } = useRelease()
  const [title, setTitle] = useState('')
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await run('/releases', 'POST', { title })
    const made = answer.ok ? z.object({ id: z.number() }).safeParse(answer.body).data : undefined
    if (made) router.push(`/admin/releases?id=${made.id}`)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <label className={styles.field}>
        <span>{words('name')}</span>
        <input
          className={styles.input}
          readOnly={busy}
          value={title}
          required
          maxLength={120}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <Button type="submit" size="medium" margin={false} disabled={busy || title.trim() === ''}>
        {words('make')}
      </Button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}

type ItemProps = Readonly<{ release: number; item: number; title: string }>

/** Takes one change out of an open release. */
export function TakeOut({ release, item, title }: ItemProps) {
  const { words, busy, problem, run } = useRelease()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={busy}
        aria-label={words('takeOutThat', { title })}
        onClick={() => void run(`/releases/${release}/items/${item}`, 'DELETE')}
      >
        {words('takeOut')}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}

type ActionProps = Readonly<{
  id: number
  state: 'open' | 'scheduled' | 'failed' | 'live' | 'takenBack'
  /** Time zone in which its minute is typed. */
  zone: string
  isEmpty: boolean
}>

/** What can be done with a release in its state. */
export function ReleaseActions({ id, state, zone, isEmpty }: ActionProps) {
  const { words, router, busy, problem, setProblem, run } = useRelease()
  const [isChanged, setChanged] = useState(false)
  const takeBack = async () => {
    const answer = await run(`/releases/${id}/back`, 'POST', { anyway: isChanged })
    setChanged(!answer.ok && answer.code === 'changedSince')
  }
  const remove = async () => {
    if ((await run(`/releases/${id}`, 'DELETE')).ok) router.push('/admin/releases')
  }
  const schedule = (at: string | null | undefined) => {
    if (at === undefined) setProblem(words('skipped'))
    else void run(`/releases/${id}/schedule`, 'POST', { at })
  }
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={styles.button} disabled={busy} onClick={onClick}>
      {label}
    </button>
  )
  return (
    <div className={styles.panel} data-testid="release-actions">
      {state !== 'live' && state !== 'takenBack' && !isEmpty && <ReleaseInShops id={id} />}
      {(state === 'open' || state === 'failed') && !isEmpty && <ScheduleForm zone={zone} busy={busy} schedule={schedule} />}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <div className={styles.row}>
        {state === 'scheduled' && button(words('unschedule'), () => void run(`/releases/${id}/schedule`, 'DELETE'))}
        {state === 'live' && button(words(isChanged ? 'takeBackAnyway' : 'takeBack'), () => void takeBack())}
        {state !== 'scheduled' && state !== 'live' && button(words('delete'), () => void remove())}
      </div>
    </div>
  )
}

/** `schedule` is called with ISO 8601 UTC, null for at once, or undefined for a time that does not exist. */
type ScheduleProps = Readonly<{ zone: string; busy: boolean; schedule: (at: string | null | undefined) => void }>

function ScheduleForm({ zone, busy, schedule }: ScheduleProps) {
  const words = useWords('action')
  const [typed, setTyped] = useState('')
  const at = typedInstant(typed, zone) ?? undefined
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        <span>{words('moment', { zone })}</span>
        <input
          className={styles.input}
          type="datetime-local"
          readOnly={busy}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="button" className={styles.button} data-main disabled={busy || typed === ''} onClick={() => schedule(at)}>
        {words('schedule')}
      </button>
      <button type="button" className={styles.button} disabled={busy} onClick={() => schedule(null)}>
        {words('now')}
      </button>
    </div>
  )
}
