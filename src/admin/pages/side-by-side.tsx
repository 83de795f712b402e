'use client'
import { useTranslation } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useWords } from '@/admin/use-words'
import { UnitEditor } from './unit-editor'
import { usePairs } from './use-pairs'
import styles from '@/admin/work.module.css'

/** A page beside its source, text by text: what has changed since, and the translation to write (U-16). */
export function SideBySide({ page }: Readonly<{ page: number }>) {
  const { i18n } = useTranslation()
  const words = useWords('side')
  const edited = usePairs(page)
  const { pairs, drafts, theirs, problems, said, busy, write, save } = edited
  const message = (
    <p className={said.isProblem ? styles.problem : styles.quiet} role={said.isProblem ? 'alert' : 'status'}>
      {said.text}
    </p>
  )
  if (!pairs) return message
  return (
    <form
      data-testid="side-by-side"
      onSubmit={(event) => {
        event.preventDefault()
        void save(false)
      }}
    >
      <h2>{words('heading', namesOfPair(pairs, i18n.language))}</h2>
      <p>
        <a href={`/admin/collections/pages/${pairs.page.id}`}>{words('openForm')}</a>
        {' · '}
        <a href={`/admin/collections/pages/${pairs.source.id}`}>{words('openSource')}</a>
      </p>
      {pairs.units.map((unit) => (
        <UnitEditor
          key={unit.id}
          unit={unit}
          languages={{ from: pairs.source.locale, to: pairs.page.locale }}
          draft={drafts[unit.id]}
          theirs={theirs[unit.id]}
          problem={problems[unit.id]}
          disabled={!pairs.mayWrite || busy}
          onWrite={(runs) => write(unit.id, runs)}
        />
      ))}
      <PairBar {...edited} pairs={pairs}>
        {message}
      </PairBar>
    </form>
  )
}

/** Titles and languages of a page and its source, in the language of the member of staff. */
function namesOfPair({ page, source }: NonNullable<Edited['pairs']>, language: string) {
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  return {
    ...{ page: page.title, to: languages.of(page.locale) ?? page.locale },
    ...{ source: source.title, from: languages.of(source.locale) ?? source.locale },
  }
}

type Edited = ReturnType<typeof usePairs>
type BarProps = Edited & Readonly<{ pairs: NonNullable<Edited['pairs']>; children: ReactNode }>

/** What can be done with the texts that were written, and what came of it. */
function PairBar({ pairs, said, busy, changes, save, reload, draft, children }: BarProps) {
  const words = useWords('side')
  return (
    <div className={styles.pairBar}>
      {children}
      {said.isRefused && (
        <button type="button" className={styles.button} onClick={() => void reload()}>
          {words('reload')}
        </button>
      )}
      {pairs.mayWrite && (
        <>
          <button type="submit" className={styles.button} disabled={busy || changes === 0}>
            {words('save', { count: changes })}
          </button>
          <button
            type="button"
            className={styles.button}
            disabled={busy || (pairs.isFresh && changes === 0)}
            onClick={() => void save(true)}
          >
            {words('saveFresh')}
          </button>
          {pairs.hasMachine && (
            <button type="button" className={styles.button} disabled={busy} onClick={() => void draft()}>
              {words('machine')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
