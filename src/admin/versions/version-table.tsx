'use client'
import { useState } from 'react'
import { useWords } from '@/admin/use-words'
import type { Line, VersionRow } from './version-in-words'
import styles from './versions.module.css'

type Props = Readonly<{
  rows: readonly VersionRow[]
  /** Which fields are restored, where the reader may choose. */
  choice?: Choice | null
  /** Heads of the two columns, where they are not the present document and a version. */
  heads?: Heads
  /** Names fields that the reader may not change. */
  namesFixed?: boolean
}>
/** `left`: the fields that were unticked. */
type Choice = Readonly<{ left: ReadonlySet<string>; onTick: (left: ReadonlySet<string>) => void }>
type Heads = Readonly<{ now: string; then: string }>

/** Each field that differs, as it is now and as it was, with a checkbox to restore it. */
export function VersionTable({ rows, choice = null, heads, namesFixed = choice !== null }: Props) {
  const words = useWords('version')
  const { now, then } = heads ?? { now: words('now'), then: words('then') }
  const open = rows.filter(({ mayChange }) => mayChange).map(({ path }) => path)
  const tick = ({ left, onTick }: Choice, path: string, on: boolean) =>
    onTick(new Set(on ? [...left].filter((other) => other !== path) : [...left, path]))
  return (
    // Focusable, so that wide values can be scrolled with the keyboard.
    <div className={styles.scroll} role="region" tabIndex={0} aria-label={then}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              {choice === null ? (
                words('field')
              ) : (
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    checked={open.every((path) => !choice.left.has(path))}
                    onChange={({ target }) => choice.onTick(new Set(target.checked ? [] : open))}
                  />
                  {words('all')}
                </label>
              )}
            </th>
            <th scope="col">{now}</th>
            <th scope="col">{then}</th>
          </tr>
        </thead>
        {rows.map((row) => (
          <FieldRows
            key={row.path}
            row={row}
            heads={{ now, then }}
            namesFixed={namesFixed}
            ticked={choice && row.mayChange && !choice.left.has(row.path)}
            onTick={(on) => choice && tick(choice, row.path, on)}
          />
        ))}
      </table>
    </div>
  )
}

type FieldProps = Readonly<{
  row: VersionRow
  heads: Heads
  namesFixed: boolean
  ticked: boolean | null
  onTick: (on: boolean) => void
}>

const MAX_LINES_AT_FIRST = 6

/** A field; for a list one line for each value that differs. */
function FieldRows({ row: { path, label, mayChange, lines }, heads, namesFixed, ticked, onTick }: FieldProps) {
  const words = useWords('version')
  const [whole, setWhole] = useState(lines.length <= MAX_LINES_AT_FIRST + 2)
  const [only] = lines
  const inOneLine = lines.length === 1 && only !== undefined && only.label === null
  return (
    <tbody data-field={path} data-comes={ticked === true}>
      <tr>
        <th scope="row" colSpan={inOneLine ? 1 : 3}>
          {ticked === null || !mayChange ? (
            <span>{label}</span>
          ) : (
            <label className={styles.tick}>
              <input type="checkbox" checked={ticked} onChange={({ target }) => onTick(target.checked)} />
              {label}
            </label>
          )}
          {namesFixed && !mayChange && <span className={styles.quiet}>{words('fixed')}</span>}
        </th>
        {inOneLine && <Values line={only} heads={heads} />}
      </tr>
      {!inOneLine &&
        (whole ? lines : lines.slice(0, MAX_LINES_AT_FIRST)).map((line) => (
          <tr key={line.label} className={styles.inner}>
            <th scope="row">{line.label}</th>
            <Values line={line} heads={heads} />
          </tr>
        ))}
      {!whole && (
        <tr className={styles.inner}>
          <td colSpan={3}>
            <button type="button" className={styles.more} onClick={() => setWhole(true)}>
              {words('more', { n: lines.length - MAX_LINES_AT_FIRST })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function Values({ line: { now, then, formOnly }, heads }: Readonly<{ line: Line; heads: Heads }>) {
  const words = useWords('version')
  if (formOnly) return <td colSpan={2}>{words('formOnly')}</td>
  return (
    <>
      <td data-label={heads.now}>
        <div className={styles.value}>{now}</div>
      </td>
      <td data-label={heads.then}>
        <div className={styles.value}>{then}</div>
      </td>
    </>
  )
}
