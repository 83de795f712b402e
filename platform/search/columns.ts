import { textClauses, type Clause, type SearchBody, type SortRow, deviceField } from './clause'

function fieldsOf(clause: Clause): string[] {
  if (clause.kind === 'bool') return [...clause.must, ...clause.filter, ...clause.should, ...clause.mustNot].flatMap(fieldsOf)
  return 'field' in clause && clause.kind !== 'text' ? [clause.field] : []
}

/** The columns that are needed to decide and order this body. Names come from the field table alone. */
export function selectColumns(body: SearchBody): string {
  const plain = [...fieldsOf(body.query), ...body.sort.map(({ field }) => field)].map((field) => deviceField(field)?.column)
  const texts = textClauses(body.query).map(({ field }) => deviceField(field)?.text)
  const columns = new Set(['id', 'position', 'terms_text', ...plain, ...texts].filter(Boolean))
  return [...columns].map((column) => `d.${column}`).join(', ')
}

export type Sortable = { score: number; position: number; value(field: string): string | number | null }

function compareValues(a: string | number | null, b: string | number | null, { descending, missingFirst }: SortRow): number {
  if (a === b) return 0
  if (a === null || b === null) return (a === null) === missingFirst ? -1 : 1
  return (a < b ? -1 : 1) * (descending ? -1 : 1)
}

/** Orders hits in memory: by the query's sort rows, without them by score, and at last by the catalogue's own order. */
export function bySort(rows: SortRow[]): (a: Sortable, b: Sortable) => number {
  const order = rows.length ? rows : [{ field: '_score', descending: true, missingFirst: false }]
  return (a, b) => {
    for (const row of order) {
      const difference =
        row.field === '_score' ? compareValues(a.score, b.score, row) : compareValues(a.value(row.field), b.value(row.field), row)
      if (difference) return difference
    }
    return a.position - b.position
  }
}

/** The same in SQL; without sort rows the catalogue's order. `_score` has no effect where no words are searched. */
export function orderBy(rows: SortRow[]): string {
  const parts = rows.flatMap(({ field, descending, missingFirst }) => {
    const column = field === '_score' ? undefined : deviceField(field)?.column
    return column ? [`d.${column} ${descending ? 'desc' : 'asc'} nulls ${missingFirst ? 'first' : 'last'}`] : []
  })
  return [...parts, 'd.position'].join(', ')
}
