'use client'
import { Link, useConfig, useListQuery } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { type ListView, buildListQuery, VIEW_NAMES, findView } from './list-views'
import { LastImport } from './last-import'
import { MarketFilter } from '@/admin/lists/list-filters'
import styles from '@/admin/views.module.css'

/** Filters of the list: one market or all, and quick filters for redirects to tidy up. */
export function RedirectFilters() {
  const { query, refineListData } = useListQuery()
  const { config } = useConfig()
  const words = useWords('list')
  const { view, market } = findView(query)
  // `uses` is a URL parameter like the others; only Payload's type lacks it.
  const show = (next: ListView, of: string) => void refineListData(buildListQuery(next, of, new Date()))
  return (
    <>
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
        <MarketFilter value={market} onChange={(of) => show(view ?? 'all', of)} />
        <Link className={styles.button} href={`${config.routes.admin}/redirect-tools?tool=files`} prefetch={false}>
          {words('tools')}
        </Link>
      </div>
      <LastImport market={market} />
    </>
  )
}
