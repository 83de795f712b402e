'use client'
import { useListQuery } from '@payloadcms/ui'
import type { Where } from 'payload'
import { FilterPill, MarketFilter } from '@/admin/lists/list-filters'
import { useWords } from '@/admin/use-words'

const VIEWS = {
  people: [],
  machines: [{ hits: { equals: 0 } }],
  ignored: [{ ignored: { equals: true } }],
} as const satisfies Record<string, readonly Where[]>
const VIEW_NAMES = ['people', 'machines', 'ignored'] as const satisfies readonly (keyof typeof VIEWS)[]

/** Filters of the list: addresses missed by people, only by machines, or ignored by staff; of one market or of all. */
export function MissingFilters() {
  const { query, handleWhereChange } = useListQuery()
  const words = useWords('missing', 'filter')
  const { view, market } = chosen(JSON.stringify(query.where ?? {}))
  const show = (next: string, of: string) => {
    const shown: readonly Where[] = VIEWS[VIEW_NAMES.find((name) => name === next) ?? 'people']
    const conditions = [...shown, ...(of === '' ? [] : [{ market: { equals: Number(of) } }])]
    void handleWhereChange?.(conditions.length === 0 ? {} : { and: conditions })
  }
  return (
    <>
      <MarketFilter value={market} onChoose={(of) => show(view, of)} />
      <FilterPill
        label={words('filter')}
        value={view}
        options={VIEW_NAMES.map((name) => ({ value: name, label: words(name) }))}
        onChoose={(next) => show(next, market)}
      />
    </>
  )
}

/** The view and market in the list's filter condition, which may also come from the URL. */
const chosen = (where: string): { view: keyof typeof VIEWS; market: string } => ({
  view: where.includes('"ignored"') ? 'ignored' : where.includes('"hits"') ? 'machines' : 'people',
  market: /"market":\{"equals":"?(\d+)/.exec(where)?.[1] ?? '',
})
