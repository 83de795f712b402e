import { LRUCache } from 'lru-cache'
import type { Db } from '@platform/store/pool'
import type { SearchHits } from './answer'
import type { Clause, SearchBody } from './clause'
import type { IndexFields } from './parse-tools'
import { bySort, type Sortable } from './columns'
import { filterSource } from './source-filter'

/** Fields of an aggregations document that a query may name; below an array any element may match, as in a cluster. */
const LEVELS = ['', 'manufacturers.', 'manufacturers.series.', 'manufacturers.topSeries.', 'topManufacturers.']
const NAMES = ['id', 'name', 'url', 'deviceCount']
const KNOWN = new Set([
  ...LEVELS.flatMap((level) => NAMES.map((name) => level + name)),
  'key',
  'maxPrice',
  'heading',
  'manufacturers.series.releaseYear',
])
export const AGGREGATION_FIELDS: IndexFields = { has: (field) => KNOWN.has(field.replace(/\.keyword$/, '')), text: () => false }

/** Parsed documents by their content's hash: few, large, and the same for every request. */
const parsed = new LRUCache<string, object>({ max: 128 })

type Head = { id: string; position: number; hash: string }
type Document = { id: string; position: number; source: object }

async function documents(db: Db, index: string): Promise<Document[]> {
  const heads = await db.query<Head>('select id, position, hash from platform.aggregation_documents where index_name = $1', [
    index,
  ])
  const missing = heads.rows.filter(({ hash }) => !parsed.has(hash)).map(({ hash }) => hash)
  if (missing.length) {
    const { rows } = await db.query<{ hash: string; source: object }>(
      'select hash, source from platform.aggregation_documents where index_name = $1 and hash = any($2)',
      [index, missing],
    )
    for (const { hash, source } of rows) parsed.set(hash, source)
  }
  return heads.rows.map(({ id, position, hash }) => ({ id, position, source: parsed.get(hash) ?? {} }))
}

type Scalar = string | number | boolean | null

function valuesAt(value: unknown, path: string[]): Scalar[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [name, ...rest] = path
  if (typeof value === 'object' && value !== null)
    return name === undefined ? [] : valuesAt(Object.entries(value).find(([key]) => key === name)?.[1], rest)
  const scalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
  return name === undefined && scalar ? [value] : []
}

const fieldValues = (source: object, field: string) => valuesAt(source, field.replace(/\.keyword$/, '').split('.'))

const INSIDE = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
}

function matches(clause: Clause, source: object): boolean {
  switch (clause.kind) {
    case 'all':
      return true
    case 'none':
    case 'text':
      return false
    case 'terms':
      return fieldValues(source, clause.field).some((value) => clause.values.some((wanted) => String(wanted) === String(value)))
    case 'exists':
      return fieldValues(source, clause.field).some((value) => value !== null)
    case 'range':
      return fieldValues(source, clause.field).some(
        (value) =>
          typeof value === 'number' &&
          clause.bounds.every(({ operator, value: bound }) => INSIDE[operator](value, Number(bound))),
      )
    case 'bool': {
      const chosen = clause.should.filter((child) => matches(child, source)).length
      const must = [...clause.must, ...clause.filter].every((child) => matches(child, source))
      return must && !clause.mustNot.some((child) => matches(child, source)) && chosen >= clause.minimumShouldMatch
    }
  }
}

/** Runs a parsed body over an aggregations index: eight documents, decided in memory. */
export async function searchAggregations(db: Db, index: string, body: SearchBody, size: number): Promise<SearchHits> {
  const found = (await documents(db, index)).filter(({ source }) => matches(body.query, source))
  const sortable = found.map((document): Sortable & Document => ({
    ...document,
    score: 1,
    value: (field) => {
      const value = fieldValues(document.source, field)[0] ?? null
      return typeof value === 'boolean' ? Number(value) : value
    },
  }))
  const page = sortable.sort(bySort(body.sort)).slice(body.from, body.from + size)
  const scored = body.sort.length ? null : 1
  const hits = page.map(({ id, source }) => ({
    id,
    score: scored,
    source: body.source.none ? undefined : filterSource(source, body.source),
  }))
  return { total: found.length, atLeast: false, hits }
}
