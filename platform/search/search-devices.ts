import { LRUCache } from 'lru-cache'
import type { Db } from '@platform/store/pool'
import { type SearchHits, tableOf } from './answer'
import { type SearchBody, textClauses, deviceField } from './clause'
import { columnsOf, bySort, orderBy, type Sortable } from './columns'
import { compileFilter, Parameters } from './compile-filter'
import { type Folded, foldTexts, wordsOf } from './fold'
import { namedDevices } from './named-devices'
import { type Candidate, score } from './score'
import { MAX_WINDOW } from './parse-tools'
import { filterSource } from './source-filter'
import { exactContext, isText, neighbourQueries, type TextContext } from './text-query'
import { lookUp } from './vocabulary'

/** So many documents are ranked exactly; a query that matches more says so in `total.relation`. */
const MAX_CANDIDATES = 300

type CandidateRow = Candidate['columns'] & { id: string; position: number; terms_text: string; total: string }
type Ranked = Sortable & { id: string }
type Pass = { ranked: Ranked[]; total: number; cut: boolean }

/** Where more match than are ranked, whole names and models go first, then what most people sell. */
const ORDER = 'd.popularity desc, d.position'

/** Where so many match, such as of a letter or a category, enough of the most popular devices do. */
const MANY = 2000
const MOST_POPULAR = 4000
const MAX_POPULAR = 100

/** Candidates from the most popular devices alone; null when they do not fill the page. */
async function popularCandidates(
  db: Db,
  index: string,
  body: SearchBody,
  context: TextContext,
  needed: number,
): Promise<CandidateRow[] | null> {
  const texts = [...context.folded.values()]
  const parameters = new Parameters()
  const where = compileFilter(body.query, context, parameters)
  const names = parameters.add(texts)
  const most = parameters.add(Math.max(MAX_POPULAR, needed))
  const select = (from: string, condition: string, order: string) =>
    `(select ${columnsOf(body)}, d.popularity as rank from ${from} where ${condition} order by ${order} limit ${most})`
  const popular = `(select * from ${tableOf(index)} d order by ${ORDER} limit ${MOST_POPULAR}) d`
  const named = `${where} and (d.model_text = any(${names}) or d.name_text = any(${names}))`
  const sql = `${select(`${tableOf(index)} d`, named, ORDER)} union ${select(popular, where, ORDER)}`
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return rows.length < needed ? null : rows
}

/** Neighbours are looked for per word that may be wrong, each with its share, so that a common word does not crowd out a rare one. */
async function candidates(db: Db, index: string, body: SearchBody, context: TextContext, limit: number): Promise<CandidateRow[]> {
  const parameters = new Parameters()
  const neighbours = context.reach === 'near' ? neighbourQueries(body.query, context) : []
  const where = neighbours.length ? 'd.words @@ n.query' : compileFilter(body.query, context, parameters)
  const names = parameters.add([...context.folded.values()])
  const select = (most: number) => `select ${columnsOf(body)}, count(*) over () as total from ${tableOf(index)} d where ${where}
    order by (d.model_text = any(${names}) or d.name_text = any(${names})) desc, ${ORDER}
    limit ${parameters.add(most)}`
  const sql = neighbours.length
    ? `select distinct on (found.id) found.* from unnest(${parameters.add(neighbours)}::tsquery[]) as n(query),
       lateral (${select(Math.ceil(limit / neighbours.length))}) as found`
    : select(limit)
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return rows
}

/** Counts by what was counted and the version of the catalogue; per database, for tests with several. */
const counts = new WeakMap<Db, LRUCache<string, number>>()

/** The number of matches, up to a little more than the window; read again when the catalogue has changed. */
async function countUpTo(db: Db, index: string, where: string, values: readonly unknown[]): Promise<number> {
  const cached = counts.get(db) ?? new LRUCache<string, number>({ max: 2000 })
  counts.set(db, cached)
  const { rows: versions } = await db.query<{ version: string }>('select version::text from platform.catalogue_version')
  const key = JSON.stringify([versions[0]?.version, index, where, values])
  const known = cached.get(key)
  if (known !== undefined) return known
  const sql = `select count(*) as total from (select from ${tableOf(index)} d where ${where} limit ${MAX_WINDOW + 1}) as found`
  const { rows } = await db.query<{ total: string }>(sql, [...values])
  const total = Number(rows[0]?.total ?? 0)
  cached.set(key, total)
  return total
}

const valueIn = (row: Candidate['columns']) => (field: string) => row[deviceField(field)?.column ?? ''] ?? null

function rank(rows: CandidateRow[], body: SearchBody, context: TextContext): Ranked[] {
  const ranked = rows.flatMap((row): Ranked[] => {
    const points = score(body.query, { id: row.id, columns: row, words: new Set(wordsOf(row.terms_text)) }, context)
    return points === null ? [] : [{ id: row.id, score: points, position: row.position, value: valueIn(row) }]
  })
  return ranked.sort(bySort(body.sort))
}

async function pass(db: Db, index: string, body: SearchBody, context: TextContext, needed: number): Promise<Pass> {
  const limit = Math.max(MAX_CANDIDATES, needed)
  if (context.reach === 'exact' && isText(body.query)) {
    const parameters = new Parameters()
    const total = await countUpTo(db, index, compileFilter(body.query, context, parameters), parameters.values)
    const popular = total > MANY ? await popularCandidates(db, index, body, context, needed) : null
    if (popular) return { ranked: rank(popular, body, context), cut: true, total }
  }
  const rows = await candidates(db, index, body, context, limit)
  const ranked = rank(rows, body, context)
  const all = Number(rows[0]?.total ?? 0)
  return { ranked, cut: all > rows.length, total: all > rows.length ? all : ranked.length }
}

/** By the whole name, where the body is about words alone. */
async function namedPasses(db: Db, index: string, body: SearchBody, folded: Folded): Promise<{ own: Pass; called: Pass }> {
  const rows = isText(body.query) ? await namedDevices(db, index, body, folded) : []
  const passOf = (kind: number): Pass => {
    const ranked = rows.flatMap(({ own, likeness, ...row }): Ranked[] =>
      own === kind ? [{ id: row.id, score: likeness, position: row.position, value: valueIn(row) }] : [],
    )
    return { ranked: ranked.sort(bySort(body.sort)), total: ranked.length, cut: false }
  }
  return { own: passOf(1), called: passOf(0) }
}

/** What was found as typed stays in front. */
function followedBy(first: Pass, more: Pass): Pass {
  const there = new Set(first.ranked.map(({ id }) => id))
  const ranked = [...first.ranked, ...more.ranked.filter(({ id }) => !there.has(id))]
  return { ranked, total: Math.max(first.total, ranked.length), cut: more.cut }
}

/**
 * Asks for the words as typed; when that does not fill the page, for devices whose whole name is at most one edit away,
 * then for what mistyped words may have meant, then for codes and nicknames at one edit, or, where nothing else helps, for the
 * neighbours of words that are real ones. What is nearer to the words as typed ranks first in each.
 */
async function passes(db: Db, index: string, body: SearchBody, folded: Folded, needed: number): Promise<Pass> {
  const typed = await pass(db, index, body, exactContext(folded), needed)
  const fuzzy = textClauses(body.query).filter(({ fuzziness }) => fuzziness !== 0)
  if (typed.ranked.length >= needed || !fuzzy.length) return typed
  const { own, called } = await namedPasses(db, index, body, folded)
  const exact = followedBy(typed, own)
  const words = fuzzy.flatMap(({ text }) => wordsOf(folded.get(text) ?? ''))
  const vocabulary = await lookUp(db, words)
  const mistyped = words.filter((word) => !vocabulary.whole.has(word))
  const tellNothing = mistyped.filter((word) => !vocabulary.begun.has(word) && !vocabulary.alternatives.get(word)?.length)
  if (tellNothing.length === words.length) return followedBy(exact, called)
  const repaired = mistyped.length ? await pass(db, index, body, { folded, vocabulary, reach: 'repaired' }, needed) : exact
  if (mistyped.length && repaired.ranked.length) return followedBy(followedBy(exact, repaired), called)
  if (own.ranked.length || called.ranked.length) return followedBy(exact, called)
  return followedBy(exact, await pass(db, index, body, { folded, vocabulary, reach: 'near' }, needed))
}

/** Free text, ranked. Two to five small queries; the sources of the page's hits are read last. */
async function devicesByWords(db: Db, index: string, body: SearchBody, size: number, folded: Folded): Promise<SearchHits> {
  if (![...folded.values()].some(Boolean)) return { total: 0, atLeast: false, hits: [] } // punctuation alone finds nothing
  const { ranked, total, cut } = await passes(db, index, body, folded, body.from + size)
  const page = ranked.slice(body.from, body.from + size)
  const { rows } = await db.query<{ id: string; source: unknown }>(
    `select id, source from ${tableOf(index)} where index_name = $1 and id = any($2)`,
    [index, page.map(({ id }) => id)],
  )
  const sources = new Map(rows.map(({ id, source }) => [id, source]))
  return { total, atLeast: cut, hits: page.map(({ id, score: points }) => ({ id, score: points, source: sources.get(id) })) }
}

type Row = { id: string; source: unknown }

/**
 * Terms, ranges and lists: the database decides and sorts. Counted apart from the page, so that indexes give the page in its
 * order; a page that is not full is its own count.
 */
async function devicesByFields(db: Db, index: string, body: SearchBody, size: number): Promise<SearchHits> {
  const parameters = new Parameters()
  // A partition has one index name only, but its key begins with it.
  const where = `d.index_name = ${parameters.add(index)} and ${compileFilter(body.query, exactContext(new Map()), parameters)}`
  const forCount = [...parameters.values]
  const page = `select d.id, d.source from ${tableOf(index)} d
    where ${where} order by ${orderBy(body.sort)} limit ${parameters.add(size)} offset ${parameters.add(body.from)}`
  const { rows } = await db.query<Row>(page, parameters.values)
  const score = body.sort.length ? null : 1
  const hits = rows.map(({ id, source }) => ({ id, score, source }))
  const isWhole = rows.length < size && (rows.length > 0 || body.from === 0)
  const total = isWhole ? body.from + rows.length : await countUpTo(db, index, where, forCount)
  return { total, atLeast: false, hits }
}

/** Runs a parsed body over a devices index. Sources come without questions. */
export async function searchDevices(db: Db, index: string, body: SearchBody, size: number): Promise<SearchHits> {
  const texts = textClauses(body.query).map(({ text }) => text)
  const found = texts.length
    ? await devicesByWords(db, index, body, size, await foldTexts(db, texts))
    : await devicesByFields(db, index, body, size)
  if (body.source.none) return { ...found, hits: found.hits.map((hit) => ({ ...hit, source: undefined })) }
  return { ...found, hits: found.hits.map((hit) => ({ ...hit, source: filterSource(hit.source, body.source) })) }
}
