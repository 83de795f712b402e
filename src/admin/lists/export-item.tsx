'use client'
import { PopupList, useListQuery, useTableColumns } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import { MAX_CSV_LINES } from '@/domain/csv-cells'

/** Entry of the menu above a list: its rows as a file, with the filters, the search, the order and the columns that it has now. */
export function ExportItem() {
  const { query, data, collectionSlug } = useListQuery()
  const { columns } = useTableColumns()
  const words = useWords('filter')
  const count = data?.totalDocs ?? 0
  const download = () => {
    const texts = Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
    const shown = columns.filter(({ active }) => active).map(({ accessor }) => accessor)
    const where = query.where ? { where: JSON.stringify(query.where) } : {}
    const asked = { ...Object.fromEntries(texts), ...where, collection: collectionSlug, columns: shown.join() }
    // The answer is a file, so that the page stays.
    window.location.assign(`/cms-api/list-export?${new URLSearchParams(asked)}`)
  }
  return (
    <PopupList.Button disabled={count === 0} onClick={download}>
      {words(count > MAX_CSV_LINES ? 'exportFirst' : 'export', { count, most: MAX_CSV_LINES })}
    </PopupList.Button>
  )
}
