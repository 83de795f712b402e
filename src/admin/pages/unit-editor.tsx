'use client'
import { useId } from 'react'
import { useWords } from '@/admin/use-words'
import type { WhyNot } from '@/collections/translations/translation-answers'
import type { Unit } from './use-pairs'
import styles from '@/admin/work.module.css'

type Props = Readonly<{
  unit: Unit
  languages: Readonly<{ from: string; to: string }>
  /** What was written here and is not saved. */
  draft: readonly string[] | undefined
  /** What the page says since a colleague has saved it. */
  theirs: string | undefined
  problem: WhyNot | undefined
  disabled: boolean
  onWrite: (runs: readonly string[]) => void
}>

/** Lines that a text fills at the width of a column, so that it is read without scrolling. */
const linesOf = (text: string): number => Math.min(12, Math.max(1, Math.ceil(text.length / 50), text.split('\n').length))

/** One text of the source and its translation: a field for each part that is formatted or linked on its own. */
export function UnitEditor({ unit, languages, draft, theirs, problem, disabled, onWrite }: Props) {
  const words = useWords('side')
  const fileWords = useWords('file')
  const [title, notes] = [useId(), useId()]
  const { name, source, target, state } = unit
  const runs = draft ?? target ?? []
  const isDraft = draft !== undefined && draft.join('') !== (target ?? []).join('')
  return (
    <section className={styles.pair} aria-labelledby={title} data-unit={unit.id} data-unit-state={state}>
      <h2 id={title}>
        {name}{' '}
        {state !== 'done' && (
          <span className={styles.state} data-state={state === 'missing' ? 'missing' : 'stale'}>
            {words(state)}
          </span>
        )}
        {isDraft && (
          <span className={styles.state} data-state="draft">
            {words('unsaved')}
          </span>
        )}
      </h2>
      <div className={styles.pairSides}>
        <SourceText unit={unit} language={languages.from} />
        <div>
          {target === null && <p>{words('noPlace')}</p>}
          {target !== null &&
            source.map((part, index) => (
              <textarea
                key={index}
                className={styles.input}
                lang={languages.to}
                rows={linesOf(runs[index] || part)}
                aria-label={source.length === 1 ? name : words('part', { name, number: index + 1, all: source.length })}
                aria-describedby={notes}
                aria-invalid={problem !== undefined}
                disabled={disabled}
                value={runs[index] ?? ''}
                onChange={({ target: field }) => onWrite(source.map((_, at) => (at === index ? field.value : (runs[at] ?? ''))))}
              />
            ))}
          <div id={notes}>
            {problem && (
              <p className={styles.problem} role="alert">
                {fileWords(problem)}
              </p>
            )}
            {theirs !== undefined && (
              <p>
                {words('theirs')} <span lang={languages.to}>{theirs}</span>
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/** What the source says, and what it said when the page was last compared with it. */
function SourceText({ unit: { source, state, before }, language }: Readonly<{ unit: Unit; language: string }>) {
  return (
    <div lang={language} className={styles.said}>
      {before !== null && before !== '' && (
        <p>
          <del>{before}</del>
        </p>
      )}
      <p>{state === 'changed' ? <ins>{source.join('')}</ins> : source.join('')}</p>
    </div>
  )
}
