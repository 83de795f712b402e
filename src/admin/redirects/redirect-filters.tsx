'use client'
import { Link, useConfig, useListQuery } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { listWords } from './list-words'
import { type ListView, questionOf, VIEW_NAMES, viewOf } from './list-views'
import { useMarkets } from '@/admin/use-markets'
import styles from './redirects.module.css'

/** Filters of the list: one market or all, and quick filters for redirects to tidy up. */
export function RedirectFilters() {
  const { query, refineListData } = useListQuery()
  const { config } = useConfig()
  const words = useWords(listWords)
  const markets = useMarkets()
  const { view, market } = viewOf(query)
  // `uses` is a URL parameter like the others; only Payload's type lacks it.
  const show = (next: ListView, of: string) => void refineListData(questionOf(next, of, new Date()))
  return (
    <div className={styles.row} role="group" aria-label={words('show')}>
      {VIEW_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.choice}
          aria-pressed={view === name}
          onClick={() => show(name, market)}
        >
          {words(name)}
        </button>
      ))}
      {markets.length > 1 && (
        <label className={styles.check}>
          <span>{words('market')}</span>
          <select className={styles.input} value={market} onChange={(event) => show(view ?? 'all', event.target.value)}>
            <option value="">{words('every')}</option>
            {markets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Link className={styles.button} href={`${config.routes.admin}/redirect-tools?tool=files`} prefetch={false}>
        {words('tools')}
      </Link>
    </div>
  )
}
