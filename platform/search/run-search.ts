import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import type { SearchRequest } from '@trade-in-shop/contracts/search'
import { HttpProblem } from '@platform/http/http-problem'
import { isStorable } from '@platform/http/request-headers'
import type { Db } from '@platform/store/pool'
import { envelope, type SearchHits, findSearchIndex, type Index } from './answer'
import { deviceField, isTextField, type SearchBody, type SortRow, type SourceFilter } from './clause'
import { questionDocuments } from './question-documents'
import { AGGREGATION_FIELDS, searchAggregations } from './search-aggregations'
import { searchDevices } from './search-devices'
import { wants } from './source-filter'
import * as z from 'zod'
import { parseQuery } from './parse-clause'
import { readEntries, MAX_WINDOW, only, refuseBeyondWindow, type IndexFields, unsupported } from './parse-tools'

const Direction = z.enum(['asc', 'desc'])
const SortOptions = z.strictObject({
  order: Direction.optional(),
  missing: z.enum(['_last', '_first']).optional(),
  unmapped_type: z.string().optional(),
})
const From = z.int().min(0).max(MAX_WINDOW).default(0)
const TrackTotalHits = z.union([z.boolean(), z.int()]).optional()
const Names = z.union([z.string().transform((name) => [name]), z.array(z.string().max(100)).max(50)])
const NamesBoth = z.strictObject({ includes: Names.optional(), excludes: Names.optional() })

function sortRow(given: unknown, fields: IndexFields, path: string[]): SortRow {
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
  const both = NamesBoth.safeParse(given)
  if (!both.success) throw unsupported(['_source'], '_source')
  return { includes: both.data.includes ?? null, excludes: both.data.excludes ?? [], none: false }
}

const invalidSearch = (code: ProblemCode) => new HttpProblem(400, 'invalid_request', { errors: [{ path: 'search', code }] })

function jsonOf(search: string): unknown {
  let body: unknown
  try {
    body = JSON.parse(search)
  } catch {
    throw invalidSearch('invalid_json')
  }
  // The request was checked before, but its query is a text of JSON of its own.
  if (!isStorable(body)) throw invalidSearch('invalid')
  return body
}

/**
 * Parses an Elasticsearch query body. Known members: `query`, `sort`, `_source`, `from`, `track_total_hits`; the number
 * of hits comes from the request's `resultSize`. Everything else is refused by name.
 */
export function parseBody(search: string, fields: IndexFields): SearchBody {
  const parts = new Map(readEntries(jsonOf(search), ['search']))
  for (const name of parts.keys())
    if (!['query', 'sort', '_source', 'from', 'track_total_hits'].includes(name)) throw unsupported([name], name)
  const from = From.safeParse(parts.get('from'))
  if (!from.success) throw unsupported(['from'], 'from')
  const track = TrackTotalHits.safeParse(parts.get('track_total_hits'))
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

const DEVICE_FIELDS = { has: (field: string) => deviceField(field) !== null, text: isTextField }

const isDocument = (source: unknown): source is object => typeof source === 'object' && source !== null

/** Questions belong to a price list, not to a document; they are added where the query asks for them. */
async function withQuestions(db: Db, { application, locale }: Index, found: SearchHits): Promise<SearchHits> {
  const devices = found.hits.flatMap(({ id, source }) => (isDocument(source) ? [id] : []))
  const questions = await questionDocuments(db, application, locale, devices)
  const hits = found.hits.map((hit) =>
    isDocument(hit.source) ? { ...hit, source: { ...hit.source, questions: questions.get(hit.id) ?? [] } } : hit,
  )
  return { ...found, hits }
}

/**
 * Answers a search with Postgres. Throws `unknown_application` for an unknown index and `unsupported_clause` for a query
 * outside the subset (`parseBody`, `parse-clause.ts`).
 */
export async function search(db: Db, request: SearchRequest) {
  const started = performance.now()
  const index = await findSearchIndex(db, request.application)
  if (!index)
    throw new HttpProblem(400, 'unknown_application', { errors: [{ path: 'application', code: 'unknown_application' }] })
  const devices = index.kind === 'devices'
  const body = parseBody(request.search, devices ? DEVICE_FIELDS : AGGREGATION_FIELDS)
  refuseBeyondWindow(body.from, request.resultSize)
  let found = devices
    ? await searchDevices(db, index.name, body, request.resultSize)
    : await searchAggregations(db, index.name, body, request.resultSize)
  if (devices && wants(body.source, 'questions')) found = await withQuestions(db, index, found)
  return envelope(index.name, found, Math.round(performance.now() - started))
}
