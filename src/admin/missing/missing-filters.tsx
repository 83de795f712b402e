'use client'
import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import styles from '@/admin/admin.module.css'
import { MarketFilter } from '@/admin/lists/list-filters'
import { useWords } from '@/admin/use-words'

const VIEWS = {
  people: [],
  machines: [{ hits: { equals: 0 } }],
  ignored: [{ ignored: { equals: true } }],
} as const satisfies Record<string, readonly Where[]>
type View = keyof typeof VIEWS
const VIEW_NAMES = ['people', 'machines', 'ignored'] as const satisfies readonly View[]

/** Filters of the list: addresses missed by people, only by machines, or ignored by staff; of one market or of all. */
export function MissingFilters() {
  const { query, handleWhereChange } = useListQuery()
  const words = useWords('missing')
  const { view, market } = chosen(JSON.stringify(query.where ?? {}))
  const show = (next: View, of: string) => {
    const conditions: Where[] = [...VIEWS[next], ...(of === '' ? [] : [{ market: { equals: Number(of) } }])]
    void handleWhereChange?.(conditions.length === 0 ? {} : { or: [{ and: conditions }] })
  }
  return (
    <div className={styles.filters} role="group" aria-label={words('show')}>
      {VIEW_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.filter}
          aria-pressed={view === name}
          onClick={() => show(name, market)}
        >
          {words(name)}
        </button>
      ))}
      <MarketFilter value={market} onChange={(of) => show(view, of)} />
    </div>
  )
}

/** The view and market in the list's filter condition, which may also come from the URL. */
const chosen = (where: string): { view: View; market: string } => ({
  view: where.includes('"ignored"') ? 'ignored' : where.includes('"hits"') ? 'machines' : 'people',
  market: /"market":\{"equals":"?(\d+)/.exec(where)?.[1] ?? '',
})
