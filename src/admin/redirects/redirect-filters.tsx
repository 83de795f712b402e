'use client'
import { PopupList, useConfig, useListQuery } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { buildListQuery, VIEW_NAMES, findView } from './list-views'
import { LastImport } from './last-import'
import { FilterPill, MarketFilter } from '@/admin/lists/list-filters'

/** Filters of the list: one market or all, and redirects to tidy up. */
export function RedirectFilters() {
  const { query, refineListData } = useListQuery()
  const words = useWords('list', 'filter')
  const { view, market } = findView(query)
  // `uses` is a URL parameter like the others; only Payload's type lacks it.
  const show = (next: string, of: string) =>
    void refineListData(buildListQuery(VIEW_NAMES.find((name) => name === next) ?? 'all', of, new Date()))
  return (
    <>
      <MarketFilter value={market} onChoose={(of) => show(view ?? 'all', of)} />
      <FilterPill
        label={words('filter')}
        value={view ?? ''}
        options={VIEW_NAMES.map((name) => ({ value: name, label: words(name) }))}
        onChoose={(next) => show(next, market)}
      />
    </>
  )
}

/** What the menu of the list offers beside its file. */
export function RedirectMenu() {
  const { config } = useConfig()
  const words = useWords('list')
  return (
    <>
      <PopupList.Button href={`${config.routes.admin}/redirect-tools?tool=files`}>{words('tools')}</PopupList.Button>
      <LastImport />
    </>
  )
}
