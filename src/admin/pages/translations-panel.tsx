'use client'
import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useState } from 'react'
import { useWords } from '@/admin/use-words'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { CopiedPage, Translations } from '@/collections/translations/translation-answers'
import { SourceChanges } from './source-changes'
import { TranslationFile } from './translation-file'
import styles from '@/admin/work.module.css'

type Props = Readonly<{ id: number | string; markets: readonly { id: number; name: string }[] }>

/** Creates a draft of the page in a market that lacks it, and opens it. */
function CopyPage({ id, markets }: Props) {
  const words = useWords('translations')
  const { i18n } = useTranslation()
  const [market, setMarket] = useState(markets[0]?.id ?? 0)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const copy = async () => {
    setBusy(true)
    const sent = { language: i18n.language, method: 'POST', body: { market } } as const
    const answer = await askPages(`/${id}/copy`, CopiedPage, sent)
    if (answer.ok) return window.location.assign(`/admin/collections/pages/${answer.body.id}`)
    setBusy(false)
    setProblem(answer.message ?? words('silent'))
  }
  return (
    <div className={styles.choose}>
      <label>
        {words('copyTo')}
        <select className={styles.input} value={market} onChange={({ target }) => setMarket(Number(target.value))}>
          {markets.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className={styles.button} disabled={busy} onClick={() => void copy()}>
        {words('copy')}
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </div>
  )
}

/** The page in all markets, the changes of its source since the last comparison, and a copy for another market (U-16). */
export function TranslationsPanel() {
  const words = useWords('translations')
  const open = useWords('side')('open')
  const title = useId()
  const { i18n } = useTranslation()
  const { id } = useDocumentInfo()
  const { translations, reload } = useTranslations(id, i18n.language)
  if (id === undefined || !translations?.family) return null
  const { family, copyTo, follows, mayCompare, changes } = translations
  const isCopy = family.alternates.some(({ state, page }) => page?.id === id && state === 'untranslated')
  return (
    <section className={styles.panel} aria-labelledby={title} data-testid="page-alternates">
      <h4 id={title}>{words('title')}</h4>
      <ul className={styles.list}>
        {family.alternates.map(({ market, state, page }) => (
          <li key={market.id} className={styles.item}>
            <span>
              {page && page.id !== id ? <a href={`/admin/collections/pages/${page.id}`}>{market.name}</a> : market.name}
              {page && !page.published && <span className={styles.quiet}> ({words('draft')})</span>}
            </span>
            <span className={styles.state} data-state={state}>
              {words(state)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`/admin/page-grid?page=${id}`}>{words('sideBySide')}</a>
      </p>
      {changes.length > 0 && <SourceChanges id={id} {...{ changes, isCopy, mayCompare }} onCompared={reload} />}
      {follows && (
        <p>
          <a href={`/admin/side-by-side?page=${id}`}>{open}</a>
        </p>
      )}
      {follows && <TranslationFile id={id} mayImport={mayCompare} />}
      {copyTo.length > 0 && <CopyPage id={id} markets={copyTo} />}
    </section>
  )
}

function useTranslations(id: number | string | undefined, language: string) {
  const [translations, setTranslations] = useState<Translations | null>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (id === undefined) return
    const stop = new AbortController()
    void askPages(`/${id}/translations`, Translations, { language, signal: stop.signal }).then(
      (answer) => answer.ok && setTranslations(answer.body),
    )
    return () => stop.abort()
  }, [id, language, round])
  return { translations, reload: useCallback(() => setRound((before) => before + 1), []) }
}
