import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import type { Db } from '@platform/store/pool'
import { MAX_WINDOW } from './parse-tools'

export type Hit = { id: string; score: number | null; source: unknown }

/** The result of a search; `atLeast` when the count stopped at a bound because an exact one would cost too much. */
export type SearchHits = { total: number; atLeast: boolean; hits: Hit[] }

/** Elasticsearch's response envelope. */
export function envelope(index: string, { total, atLeast, hits }: SearchHits, took: number) {
  return {
    took,
    timed_out: false,
    _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
    hits: {
      total: { value: Math.min(total, MAX_WINDOW), relation: atLeast || total > MAX_WINDOW ? 'gte' : 'eq' },
      max_score: hits[0]?.score ?? null,
      hits: hits.map(({ id, score, source }) => ({
        _index: index,
        _id: id,
        _score: score,
        ...(source === undefined ? {} : { _source: source }),
      })),
    },
  }
}

/** How much later a change is seen at most; every search needs the version. */
const SEEN_MS = 500

type Seen = { at: number; version: Promise<string> }
/** Per database, for tests with several. */
const seen = new WeakMap<Db, Seen>()

/**
 * The version of everything that a search may answer; triggers raise it in the transaction of each change. It may be half a
 * second older than the documents that are read next, never newer.
 */
export function catalogueVersion(db: Db): Promise<string> {
  const held = seen.get(db)
  if (held && performance.now() - held.at < SEEN_MS) return held.version
  const version = read(db)
  seen.set(db, { at: performance.now(), version })
  version.catch(() => seen.delete(db))
  return version
}

async function read(db: Db): Promise<string> {
  const { rows } = await db.query<{ version: string }>('select version::text from platform.catalogue_version')
  return rows[0]?.version ?? '0'
}

/** Counts by what was counted and the version of the catalogue; per database, for tests with several. */
const counts = new WeakMap<Db, LRUCache<string, number>>()

/** The number of matches up to a little more than the window, and whether it is known; read again when the catalogue has changed. */
export async function countDocuments(db: Db, counted: readonly unknown[]) {
  const cached = counts.get(db) ?? new LRUCache<string, number>({ max: 2000 })
  counts.set(db, cached)
  const key = JSON.stringify([await catalogueVersion(db), ...counted])
  return { known: cached.get(key), set: (total: number) => void cached.set(key, total) }
}

export type Index = { name: string; kind: 'devices' | 'aggregations'; application: string; locale: string }

/** Cached for good: an index never goes away and never changes its market. Per database, for tests with several. */
const cachedIndexes = new WeakMap<Db, Map<string, Index>>()

/** The index of this name, or null: `<application id in lower case>_devices` or `…_aggregations`. */
export async function findSearchIndex(db: Db, name: string): Promise<Index | null> {
  const known = cachedIndexes.get(db) ?? new Map<string, Index>()
  const before = known.get(name)
  if (before) return before
  const [, base, kind] = /^([a-z0-9][a-z0-9_-]*)_(devices|aggregations)$/.exec(name) ?? []
  if (!base || (kind !== 'devices' && kind !== 'aggregations')) return null
  const { rows } = await db.query<{ application: string; locale: string }>(
    'select application, locale from platform.applications where index_base = $1',
    [base],
  )
  if (!rows[0]) return null
  const index: Index = { name, kind, ...rows[0] }
  cachedIndexes.set(db, known.set(name, index))
  return index
}

/** The partition that holds a devices index, for a name that `indexOf` has found. */
export const nameIndexTable = (name: string): string => `platform."documents_${name}"`

const Plan = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) })])

/**
 * Whether so many devices have a word that counting them up to the window says nothing new: twice as many by the statistics of the
 * table, which know how often its commonest words and beginnings occur. Only for one word: of several they know nothing together.
 */
export async function isCommonWord(db: Db, index: string, query: string): Promise<boolean> {
  if (!/^'[^']+'(:\*)?$/.test(query)) return false
  const { known, set } = await countDocuments(db, ['expected', index, query])
  if (known !== undefined) return known > 2 * MAX_WINDOW
  const sql = `explain (format json) select from ${nameIndexTable(index)} d where d.words @@ $1::tsquery`
  const expected = Plan.parse((await db.query(sql, [query])).rows)[0]['QUERY PLAN'][0].Plan['Plan Rows']
  set(expected)
  return expected > 2 * MAX_WINDOW
}
