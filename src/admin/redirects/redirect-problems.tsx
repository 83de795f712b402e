'use client'
import { useId, useState } from 'react'
import useSWR from 'swr'
import { PlainTable } from '@/admin/plain-table'
import { readCms } from '@trade-in-shop/payload-workbench/requests/cms-api'
import { useWords } from '@/admin/use-words'
import { StoredProblems } from '@/collections/redirects/redirect-answers'
import { MarketSelect, TOOL_AREAS } from './tool-inputs'
import { RuleLink, RuleLinks } from './rule-link'
import { useMarkets } from '@/admin/use-markets'
import styles from '@/admin/views.module.css'

const read = (path: string) => readCms(path, StoredProblems)

/** Lists stored redirects that broke after they were saved. */
export function RedirectProblems() {
  const words = useWords(...TOOL_AREAS)
  const title = useId()
  const markets = useMarkets()
  const [code, setCode] = useState('')
  const market = code || (markets[0]?.code ?? '')
  const address = market === '' ? null : `redirects/problems?market=${market}`
  const { data, error, isLoading } = useSWR<StoredProblems, unknown>(address, read, { revalidateOnFocus: false })
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <h2 id={title}>{words('problems')}</h2>
      <p className={styles.quiet}>{words('problemsHelp')}</p>
      <div className={styles.form}>
        <MarketSelect label={words('market')} markets={markets} value={market} onChange={setCode} />
      </div>
      <div className={styles.answer} aria-live="polite" aria-busy={isLoading}>
        {isLoading && <p className={styles.quiet}>{words('searching')}</p>}
        {error !== undefined && <p className={styles.problem}>{words('failed')}</p>}
        {data && (
          <p>
            <strong>{data.total === 0 ? words('noProblems') : words('problemCount', { count: data.total })}</strong>{' '}
            {data.problems.length < data.total && words('shownFirst', { count: data.problems.length })}
          </p>
        )}
        {data && data.total > 0 && (
          <PlainTable
            label={words('problemCount', { count: data.total })}
            columns={(['from', 'kind', 'others'] as const).map((name) => ({ name, heading: words(name) }))}
            rows={data.problems.map(({ id, from, kind, others, leads }, place) => ({
              id: place,
              cells: [
                <RuleLink key="rule" rule={{ id, from }} />,
                words(kind, { end: leads ?? '–' }),
                <RuleLinks key="others" rules={others} />,
              ],
            }))}
          />
        )}
      </div>
    </section>
  )
}
