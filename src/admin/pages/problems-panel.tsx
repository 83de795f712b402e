'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import { useFormValues } from '@/admin/form-values'
import { leadToField } from '@/admin/navigation/open-field'
import { useWords } from '@/admin/use-words'
import { PageProblems } from '@/collections/pages/page-answers'
import type { PageProblem } from '@/domain/routing/page-problems'
import { askPages } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import styles from '@/admin/views.module.css'

/** Pause in milliseconds after the last key before the page is checked. */
const PAUSE_MS = 700

/** The results of the check before publishing, while the page is written; each problem links to its field (U-17). */
export function ProblemsPanel() {
  const words = useWords('check')
  const says = useWords('pageProblem')
  const title = useId()
  const problems = useProblems()
  if (!problems) return null
  const errors = problems.filter(({ weight }) => weight === 'error').length
  return (
    <section className={styles.sidePanel} aria-labelledby={title} data-testid="page-problems">
      <h4 id={title} aria-live="polite">
        {errors === 0 ? words('fine') : words(errors === 1 ? 'one' : 'many', { n: errors })}
      </h4>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ path, kind, weight, value }, index) => (
            <li key={`${path} ${kind} ${index}`}>
              <button type="button" className={`${styles.button} ${styles.link}`} onClick={() => leadToField(path)}>
                {weight === 'hint' && <span className={styles.quiet}>{words('hint')} </span>}
                {says(kind, { value })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {errors > 0 && <p className={styles.quiet}>{words('help')}</p>}
    </section>
  )
}

/** Null until the first check, and in a form without a market. */
function useProblems(): readonly PageProblem[] | null {
  const { i18n } = useTranslation()
  const { market, slug, metaDescription, body, blocks } = useFormValues()
  const asked = useMemo(
    () => (market ? JSON.stringify({ market, slug, metaDescription, body, blocks }) : null),
    [market, slug, metaDescription, body, blocks],
  )
  const [problems, setProblems] = useState<readonly PageProblem[] | null>(null)
  useEffect(() => {
    if (asked === null) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const sent = { language: i18n.language, method: 'POST', body: JSON.parse(asked), signal: stop.signal } as const
      void askPages('/problems', PageProblems, sent).then((answer) => answer.ok && setProblems(answer.body.problems))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, i18n.language])
  return problems
}
