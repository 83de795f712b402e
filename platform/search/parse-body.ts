import * as z from 'zod'
import { HttpProblem } from '@platform/http/problem'
import type { SearchBody, SortRow, SourceFilter } from './clause'
import { parseQuery } from './parse-clause'
import { entriesOf, only, type Fields } from './parse-tools'
import { unsupported } from './unsupported'

const MAX_FROM = 10_000

const Direction = z.enum(['asc', 'desc'])
const SortOptions = z.strictObject({
  order: Direction.optional(),
  missing: z.enum(['_last', '_first']).optional(),
  unmapped_type: z.string().optional(),
})
const Names = z.union([z.string().transform((name) => [name]), z.array(z.string().max(100)).max(50)])

function sortRow(given: unknown, fields: Fields, path: string[]): SortRow {
  const [field, options] = typeof given === 'string' ? [given, {}] : only(given, path)
  if (field !== '_score' && !fields.has(field)) throw unsupported([...path, field], field)
  const direction = Direction.safeParse(options)
  const long = SortOptions.safeParse(direction.success ? { order: direction.data } : options)
  if (!long.success) throw unsupported([...path, field], 'sort options')
  const order = long.data.order ?? (field === '_score' ? 'desc' : 'asc')
  return { field, descending: order === 'desc', missingFirst: long.data.missing === '_first' }
}

function sourceFilter(given: unknown): SourceFilter {
  if (given === undefined || given === true) return { includes: null, excludes: [], none: false }
  if (given === false) return { includes: null, excludes: [], none: true }
  const names = Names.safeParse(given)
  if (names.success) return { includes: names.data, excludes: [], none: false }
  const both = z.strictObject({ includes: Names.optional(), excludes: Names.optional() }).safeParse(given)
  if (!both.success) throw unsupported(['_source'], '_source')
  return { includes: both.data.includes ?? null, excludes: both.data.excludes ?? [], none: false }
}

function jsonOf(search: string): unknown {
  try {
    return JSON.parse(search)
  } catch {
    throw new HttpProblem(400, 'invalid_request', { errors: [{ path: 'search', code: 'invalid_json' }] })
  }
}

/**
 * Parses an Elasticsearch query body. Known members: `query`, `sort`, `_source`, `from`, `track_total_hits`; the number
 * of hits comes from the request's `resultSize`. Everything else is refused by name.
 */
export function parseBody(search: string, fields: Fields): SearchBody {
  const parts = new Map(entriesOf(jsonOf(search), ['search']))
  for (const name of parts.keys())
    if (!['query', 'sort', '_source', 'from', 'track_total_hits'].includes(name)) throw unsupported([name], name)
  const from = z.int().min(0).max(MAX_FROM).default(0).safeParse(parts.get('from'))
  if (!from.success) throw unsupported(['from'], 'from')
  const track = z.union([z.boolean(), z.int()]).optional().safeParse(parts.get('track_total_hits'))
  if (!track.success) throw unsupported(['track_total_hits'], 'track_total_hits')
  const sort = parts.get('sort')
  const rows = sort === undefined ? [] : Array.isArray(sort) ? sort : [sort]
  return {
    query: parseQuery(parts.get('query'), fields),
    sort: rows.slice(0, 8).map((row: unknown, index) => sortRow(row, fields, ['sort', String(index)])),
    source: sourceFilter(parts.get('_source')),
    from: from.data,
  }
}
