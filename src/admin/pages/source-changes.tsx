'use client'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '@/admin/use-words'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { type ChangedTexts, ComparedPage } from '@/collections/translations/translation-answers'
import styles from '@/admin/work.module.css'

type Props = Readonly<{
  id: number | string
  changes: ChangedTexts
  /** The page still has the texts of its source, which has nothing before. */
  isCopy: boolean
  mayCompare: boolean
  onCompared: () => void
}>

/** What the source says differently since the page was compared with it, and a button that notes a comparison (U-16). */
export function SourceChanges({ id, changes, isCopy, mayCompare, onCompared }: Props) {
  const words = useWords('translations')
  const { i18n } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const compared = async () => {
    const answer = await askPages(`/${id}/up-to-date`, ComparedPage, { language: i18n.language, method: 'POST' })
    setProblem(answer.ok ? null : (answer.message ?? words('silent')))
    if (answer.ok) onCompared()
  }
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.changes}`}>
        <caption>{words(isCopy ? 'toTranslate' : 'changed')}</caption>
        {!isCopy && (
          <thead>
            <tr>
              <th scope="col">{words('before')}</th>
              <th scope="col">{words('after')}</th>
            </tr>
          </thead>
        )}
        <tbody>
          {changes.map(({ before, after }, index) => (
            <tr key={index}>
              {!isCopy && <td>{before && <del>{before}</del>}</td>}
              <td>{after && (isCopy ? after : <ins>{after}</ins>)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {mayCompare && (
        <button type="button" className={styles.button} onClick={() => void compared()}>
          {words('compared')}
        </button>
      )}
    </div>
  )
}
