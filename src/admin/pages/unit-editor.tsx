'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { agoWords } from '@/admin/dashboard/dashboard-words'
import { StatePill } from '@/admin/lists/state-pill'
import { ProblemLine } from '@/admin/problem-line'
import { useWords } from '@/admin/use-words'
import type { WhyNot } from '@/collections/translations/translation-answers'
import type { Unit } from './use-pairs'
import { markChange } from './word-change'
import work from '@/admin/views.module.css'
import styles from './translate.module.css'

type Props = Readonly<{
  unit: Unit
  languages: Readonly<{ from: string; to: string }>
  /** When the source began to say something else. */
  since: string | null
  /** What was written here and is not saved. */
  draft: readonly string[] | undefined
  /** What the page says since a colleague has saved it. */
  theirs: string | undefined
  problem: WhyNot | undefined
  isOpen: boolean
  /** It gets the focus when it is shown. */
  isFirst: boolean
  disabled: boolean
  onWrite: (runs: readonly string[]) => void
  onDone: () => void
}>

/** Lines that a text fills at the width of a column, so that it is read without scrolling. */
const linesOf = (text: string): number => Math.min(12, Math.max(1, Math.ceil(text.length / 50), text.split('\n').length))

/** One text of the source and its translation: a field for each part that is formatted or linked on its own. */
export function UnitEditor(props: Props) {
  const { unit, languages, draft, theirs, problem, isOpen, isFirst, disabled, onWrite, onDone } = props
  const words = useWords('side')
  const fileWords = useWords('file')
  const [title, notes] = [useId(), useId()]
  const { name, source, target } = unit
  const runs = draft ?? target ?? []
  const isDraft = draft !== undefined && draft.join('') !== (target ?? []).join('')
  return (
    <section className={styles.pair} aria-labelledby={title} data-unit={unit.id} data-unit-state={unit.state}>
      <h2 id={title}>
        {name} <UnitState {...props} isDraft={isDraft} />
      </h2>
      <SourceText unit={unit} language={languages.from} />
      <div>
        {target === null && <p>{words('noPlace')}</p>}
        {target !== null &&
          source.map((part, index) => (
            <textarea
              key={index}
              className={work.input}
              lang={languages.to}
              autoFocus={isFirst && index === 0}
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
          {problem && <ProblemLine text={fileWords(problem)} />}
          {theirs !== undefined && (
            <p>
              {words('theirs')} <span lang={languages.to}>{theirs}</span>
            </p>
          )}
        </div>
        {!disabled && (isOpen || isDraft) && (
          <div className={styles.row}>
            <Button buttonStyle={isDraft ? 'secondary' : 'subtle'} size="medium" margin={false} onClick={onDone}>
              {words(isDraft ? 'done' : 'right')}
            </Button>
            {target !== null && unit.state !== 'changed' && !isDraft && (
              <Button buttonStyle="subtle" size="medium" margin={false} onClick={() => onWrite(source)}>
                {words('copySource')}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

/** The state of a text by word, icon and colour; nothing for one that was up to date and is as it was. */
function UnitState({ unit: { state }, since, isOpen, isDraft }: Props & Readonly<{ isDraft: boolean }>) {
  const words = useWords('side')
  const { language } = useTranslation().i18n
  const [now] = useState(() => Date.now())
  if (!isDraft && state === 'done') return null
  const open = state === 'changed' && since !== null ? words('since', { ago: agoWords(language, Date.parse(since), now) }) : null
  const word = isDraft ? words('unsaved') : isOpen && state !== 'done' ? (open ?? words(state)) : words('done')
  return <StatePill state={!isOpen ? 'upToDate' : state === 'changed' ? 'stale' : 'draft'} word={word} />
}

/** What the source says, and what it said when the page was last compared with it. */
function SourceText({ unit: { source, state, before }, language }: Readonly<{ unit: Unit; language: string }>) {
  const text = source.join('')
  if (state !== 'changed')
    return (
      <p className={styles.source} lang={language}>
        {text}
      </p>
    )
  const { start, gone, added, end } = markChange(before ?? '', text)
  return (
    <p className={styles.source} lang={language}>
      {start}
      {gone && <del>{gone}</del>}
      {added && <ins>{added}</ins>}
      {end}
    </p>
  )
}
