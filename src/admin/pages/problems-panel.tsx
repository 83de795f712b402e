'use client'
import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useMemo, useState } from 'react'
import * as z from 'zod'
import { useFormValues } from '@/admin/form-values'
import { leadToField } from '@/admin/navigation/open-field'
import { useWords } from '@/admin/use-words'
import { problemWords } from '@/collections/pages/page-problem-words'
import { PROBLEM_KINDS } from '@/domain/content/page-problems'
import type { StaffMessage } from '@/domain/staff-words'
import { askPages } from '@/admin/ask-pages'
import styles from '@/admin/work.module.css'

/** The check before publishing, as the form of a page says it. */
const checkWords = {
  fine: {
    en: 'Ready to publish',
    de: 'Bereit zum Veröffentlichen',
    es: 'Lista para publicar',
    fr: 'Prête à être publiée',
    it: 'Pronta per la pubblicazione',
  },
  one: { en: '1 problem', de: '1 Problem', es: '1 problema', fr: '1 problème', it: '1 problema' },
  many: { en: '{n} problems', de: '{n} Probleme', es: '{n} problemas', fr: '{n} problèmes', it: '{n} problemi' },
  hint: { en: 'Hint:', de: 'Hinweis:', es: 'Consejo:', fr: 'Conseil :', it: 'Suggerimento:' },
  help: {
    en: 'Mend them, or say under “Publishing” why the page goes out all the same.',
    de: 'Beheben Sie sie, oder schreiben Sie unter „Veröffentlichen“, warum die Seite trotzdem erscheint.',
    es: 'Corríjalos o explique en «Publicación» por qué se publica de todos modos.',
    fr: 'Corrigez-les, ou expliquez sous « Publication » pourquoi la page est publiée quand même.',
    it: 'Li corregga, o spieghi in «Pubblicazione» perché la pagina viene comunque pubblicata.',
  },
} satisfies Record<string, StaffMessage>

const Problem = z.object({ path: z.string(), kind: z.enum(PROBLEM_KINDS), weight: z.enum(['error', 'hint']), value: z.string() })
const Answer = z.object({ problems: z.array(Problem) })
type Problem = z.infer<typeof Problem>

/** Pause in milliseconds after the last key before the page is checked. */
const PAUSE_MS = 700

/** The results of the check before publishing, while the page is written; each problem links to its field (U-17). */
export function ProblemsPanel() {
  const words = useWords(checkWords)
  const says = useWords(problemWords)
  const title = useId()
  const problems = useProblems()
  if (!problems) return null
  const errors = problems.filter(({ weight }) => weight === 'error').length
  return (
    <section className={styles.panel} aria-labelledby={title} data-testid="page-problems">
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
function useProblems(): readonly Problem[] | null {
  const { i18n } = useTranslation()
  const { market, slug, metaDescription, body, blocks } = useFormValues()
  const asked = useMemo(
    () => (market ? JSON.stringify({ market, slug, metaDescription, body, blocks }) : null),
    [market, slug, metaDescription, body, blocks],
  )
  const [problems, setProblems] = useState<readonly Problem[] | null>(null)
  useEffect(() => {
    if (asked === null) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const sent = { language: i18n.language, method: 'POST', body: JSON.parse(asked), signal: stop.signal } as const
      void askPages('/problems', Answer, sent).then((answer) => answer.ok && setProblems(answer.body.problems))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, i18n.language])
  return problems
}
