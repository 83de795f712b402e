'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { AdminIcon } from '@/admin/menu/admin-icon'
import menu from '@/admin/menu/menu.module.css'
import { usePausedAnswer } from '@/admin/use-paused-answer'
import { useWords } from '@/admin/use-words'
import views from '@/admin/views.module.css'
import {
  MAX_QUERY_CHARACTERS,
  MIN_QUERY_CHARACTERS,
  type SearchGroup,
  SearchGroups,
  type SearchHit,
} from '@/collections/search/search-answers'
import { HitFacts } from './hit-line'
import styles from './search.module.css'

/** Pause in milliseconds after typing before the text is searched for. */
const PAUSE_MS = 150

type Props = Readonly<{ admin: string }>

/** The field in the header and its window, which Ctrl K opens on every screen. */
export function SearchWindow({ admin }: Props) {
  const [isOpen, setOpen] = useState(false)
  const words = useWords('search')
  const names = useWords('menu')
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        type="button"
        className={`${menu.search} ${styles.trigger}`}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="search" />
        <span>{names('search')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <PlainDialog title={words('search')} open={isOpen} onClose={() => setOpen(false)}>
        <Search admin={admin} onLeave={() => setOpen(false)} />
      </PlainDialog>
    </>
  )
}

function Search({ admin, onLeave }: Props & Readonly<{ onLeave: () => void }>) {
  const words = useWords('search')
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const isAsked = query.length >= MIN_QUERY_CHARACTERS
  const { answer, failed, busy: isSearching } = usePausedAnswer(isAsked ? query : null, PAUSE_MS, ask)
  const groups = answer ?? []
  const ref = useRef<HTMLDivElement>(null)
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const status = !isAsked
    ? words('length')
    : isSearching
      ? '…'
      : failed
        ? words('away')
        : words(count === 0 ? 'nothing' : 'found', { query, count })
  /** The arrows move between field and results; Enter in the field opens the first. */
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const stops = [...(ref.current?.querySelectorAll<HTMLElement>('input, a') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // Before the answer the first result is that of an earlier text.
    if (event.key === 'Enter' && at === 0 && !isSearching) stops[1]?.click()
    else if (step !== 0) stops[(at + step + stops.length) % stops.length]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div ref={ref} className={styles.window} onKeyDown={move}>
      <label className={views.field}>
        <span>{words('field')}</span>
        <input
          className={views.input}
          type="search"
          value={typed}
          maxLength={MAX_QUERY_CHARACTERS}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p role="status">{status}</p>
      <Results groups={groups} admin={admin} onLeave={onLeave} />
      {isAsked && (
        <Link href={`${admin}/search?${new URLSearchParams({ q: query })}`} prefetch={false} onClick={onLeave}>
          {words('all')}
        </Link>
      )}
    </div>
  )
}

type ResultsProps = Props & Readonly<{ groups: readonly SearchGroup[]; onLeave: () => void }>

const Results = ({ groups, admin, onLeave }: ResultsProps) => (
  <div className={styles.list}>
    {groups.map(({ kind, title, hits }) => (
      <section key={kind} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {hits.map((hit) => (
            <li key={hit.path}>
              <Result hit={hit} admin={admin} onLeave={onLeave} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

function Result({ hit, admin, onLeave }: Readonly<{ hit: SearchHit; admin: string; onLeave: () => void }>) {
  const href = `${admin}${hit.path}`
  const isHere = usePathname() === href.split('#')[0]
  const says = (
    <>
      <span>{hit.title}</span>
      <HitFacts hit={hit} />
    </>
  )
  // Within a form the browser itself must change the address, so that the form notices the field.
  return isHere ? (
    <a className={styles.hit} href={href} onClick={onLeave}>
      {says}
    </a>
  ) : (
    <Link className={styles.hit} href={href} prefetch={false} onClick={onLeave}>
      {says}
    </Link>
  )
}

const ask = (query: string, signal: AbortSignal) =>
  readCms(`search?${new URLSearchParams({ q: query })}`, SearchGroups, signal).then(({ groups }) => groups)
