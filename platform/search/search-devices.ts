import { prepared } from '@trade-in-shop/runtime/database-session'
import type { Db } from '@platform/store/pool'
import { countDocuments, isCommonWord, type SearchHits, nameIndexTable } from './answer'
import { type SearchBody, textClauses, deviceField } from './clause'
import { selectColumns, bySort, orderBy, type Sortable } from './columns'
import { compileFilter, Parameters } from './compile-filter'
import { type Folded, foldTexts, splitWords } from './fold'
import { namedDevices } from './named-devices'
import { type SearchCandidate, score } from './score'
import { MAX_WINDOW } from './parse-tools'
import { filterSource } from './source-filter'
import { cannotMatch, exactContext, isText, neighbourQueries, textQuery, type TextContext } from './text-query'
import { lookUp } from './vocabulary'

/** So many documents are ranked exactly; a query that matches more says so in `total.relation`. */
const MAX_CANDIDATES = 300

type CandidateRow = SearchCandidate['columns'] & { id: string; position: number; terms_text: string; total: string }
type Ranked = Sortable & { id: string }
type Pass = { ranked: Ranked[]; total: number; cut: boolean }

/** Where more match than are ranked, whole names and models go first, then what most people sell. */
const ORDER = 'd.popularity desc, d.position'

/** Where so many match, such as of a letter or a category, enough of the most popular devices do. */
const MANY = 2000
const MAX_POPULAR_DEVICES = 4000
const MAX_POPULAR = 100

/** What a statement about words is built of; `names`: the texts that a device may be called exactly. */
function statementParts(index: string, body: SearchBody, context: TextContext, columns = selectColumns(body)) {
  const parameters = new Parameters()
  const where = compileFilter(body.query, context, parameters)
  const names = parameters.add([...context.folded.values()])
  const called = `(d.model_text = any(${names}) or d.name_text = any(${names}))`
  return { parameters, where, called, columns, table: `${nameIndexTable(index)} d` }
}

/** The number of matches, up to a little more than the window; the matches themselves, the best first, unless there are many. */
async function countedCandidates(db: Db, index: string, body: SearchBody, context: TextContext, limit: number) {
  const { parameters, where, called, columns, table } = statementParts(index, body, context)
  const sql = `
    with found as materialized (
      select ${columns}, d.popularity as rank, ${called} as called from ${table} where ${where} limit ${MAX_WINDOW + 1})
    select counted.total, best.* from (select count(*) as total from found) as counted
    left join lateral (
      select * from found where counted.total <= ${MANY} order by called desc, rank desc, position limit ${parameters.add(limit)}
    ) as best on true`
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return { total: Number(rows[0]?.total ?? 0), rows: rows.filter(({ id }) => id !== null) }
}

/** Candidates from the most popular devices alone; null when they do not fill the page. */
async function popularCandidates(
  db: Db,
  index: string,
  body: SearchBody,
  context: TextContext,
  needed: number,
): Promise<CandidateRow[] | null> {
  const { parameters, where, called, columns, table } = statementParts(index, body, context)
  const most = parameters.add(Math.max(MAX_POPULAR, needed))
  const select = (from: string, condition: string) =>
    `(select ${columns}, d.popularity as rank from ${from} where ${condition} order by ${ORDER} limit ${most})`
  const popular = `(select * from ${table} order by ${ORDER} limit ${MAX_POPULAR_DEVICES}) d`
  const sql = `${select(table, `${where} and ${called}`)} union ${select(popular, where)}`
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return rows.length < needed ? null : rows
}

/** Neighbours are looked for per word that may be wrong, each with its share, so that a common word does not crowd out a rare one. */
async function candidates(db: Db, index: string, body: SearchBody, context: TextContext, limit: number): Promise<CandidateRow[]> {
  const neighbours = context.reach === 'near' ? neighbourQueries(body.query, context) : []
  const narrowed = neighbours.length ? { ...body, query: { kind: 'all' as const } } : body
  const { parameters, where, called, columns, table } = statementParts(index, narrowed, context, selectColumns(body))
  const select = (
    condition: string,
    most: number,
  ) => `select ${columns}, count(*) over () as total from ${table} where ${condition}
    order by ${called} desc, ${ORDER} limit ${parameters.add(most)}`
  const sql = neighbours.length
    ? `select distinct on (found.id) found.* from unnest(${parameters.add(neighbours)}::tsquery[]) as n(query),
       lateral (${select('d.words @@ n.query', Math.ceil(limit / neighbours.length))}) as found`
    : select(where, limit)
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return rows
}

/** The count of a list; one that is not full counts itself. */
async function countUpTo(db: Db, index: string, where: string, values: readonly unknown[]): Promise<number> {
  const { known, set } = await countDocuments(db, [index, where, values])
  if (known !== undefined) return known
  const sql = `select count(*) as total from (select from ${nameIndexTable(index)} d where ${where} limit ${MAX_WINDOW + 1}) as found`
  const { rows } = await db.query<{ total: string }>(sql, [...values])
  const total = Number(rows[0]?.total ?? 0)
  set(total)
  return total
}

const valueIn = (row: SearchCandidate['columns']) => (field: string) => row[deviceField(field)?.column ?? ''] ?? null

function rank(rows: CandidateRow[], body: SearchBody, context: TextContext): Ranked[] {
  const ranked = rows.flatMap((row): Ranked[] => {
    const points = score(body.query, { id: row.id, columns: row, words: ` ${row.terms_text} ` }, context)
    return points === null ? [] : [{ id: row.id, score: points, position: row.position, value: valueIn(row) }]
  })
  return ranked.sort(bySort(body.sort))
}

/** Words alone: all matches are ranked, or, where there are many, the most popular ones. */
async function passOfWords(db: Db, index: string, body: SearchBody, context: TextContext, needed: number): Promise<Pass | null> {
  const query = textQuery(body.query, context)
  const { known, set } = await countDocuments(db, [index, query])
  const common = known === undefined && typeof query === 'string' && (await isCommonWord(db, index, query))
  const counted =
    known === undefined && !common
      ? await countedCandidates(db, index, body, context, Math.max(MAX_CANDIDATES, needed))
      : undefined
  const total = known ?? counted?.total ?? MAX_WINDOW + 1
  if (counted && total <= MANY) {
    const ranked = rank(counted.rows, body, context)
    const cut = total > counted.rows.length
    return { ranked, cut, total: cut ? total : ranked.length }
  }
  set(total) // Only of many: fewer are read with their count.
  const popular = await popularCandidates(db, index, body, context, needed)
  return popular && { ranked: rank(popular, body, context), cut: true, total }
}

async function pass(db: Db, index: string, body: SearchBody, context: TextContext, needed: number): Promise<Pass> {
  const ofWords = context.reach !== 'near' && isText(body.query) ? await passOfWords(db, index, body, context, needed) : null
  if (ofWords) return ofWords
  const rows = await candidates(db, index, body, context, Math.max(MAX_CANDIDATES, needed))
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

const NOTHING: Pass = { ranked: [], total: 0, cut: false }

/**
 * Asks for the words as typed, unless one of them begins no word of the catalogue; when that does not fill the page, for devices
 * whose whole name is at most one edit away and for what mistyped words may have meant, then for codes and nicknames at one edit,
 * or, where nothing else helps, for the neighbours of words that are real ones. What is nearer to the words as typed ranks first
 * in each.
 */
async function passes(db: Db, index: string, body: SearchBody, folded: Folded, needed: number): Promise<Pass> {
  const asTyped = exactContext(folded)
  const fuzzy = textClauses(body.query).filter(({ fuzziness }) => fuzziness !== 0)
  if (!fuzzy.length) return pass(db, index, body, asTyped, needed)
  const words = fuzzy.flatMap(({ text }) => splitWords(folded.get(text) ?? ''))
  const vocabulary = await lookUp(db, words)
  const typed = cannotMatch(body.query, asTyped, vocabulary) ? NOTHING : await pass(db, index, body, asTyped, needed)
  if (typed.ranked.length >= needed) return typed
  const mistyped = words.filter((word) => !vocabulary.whole.has(word))
  const tellNothing = mistyped.filter((word) => !vocabulary.begun.has(word) && !vocabulary.alternatives.get(word)?.length)
  const context = { folded, vocabulary, reach: 'repaired' } as const
  const [{ own, called }, repaired] = await Promise.all([
    namedPasses(db, index, body, folded),
    mistyped.length > 0 && tellNothing.length < words.length ? pass(db, index, body, context, needed) : NOTHING,
  ])
  const exact = followedBy(typed, own)
  if (tellNothing.length === words.length) return followedBy(exact, called)
  // "macbookairm1" is what a device is called, not a slip for "macbookair11".
  if (called.ranked.some(({ score: likeness }) => likeness === 1)) return followedBy(followedBy(exact, called), repaired)
  if (repaired.ranked.length) return followedBy(followedBy(exact, repaired), called)
  if (own.ranked.length || called.ranked.length) return followedBy(exact, called)
  return followedBy(exact, await pass(db, index, body, { ...context, reach: 'near' }, needed))
}

/** Free text, ranked. Three to five small queries; the sources of the page's hits are read last. */
async function devicesByWords(db: Db, index: string, body: SearchBody, size: number, folded: Folded): Promise<SearchHits> {
  if (![...folded.values()].some(Boolean)) return { total: 0, atLeast: false, hits: [] } // punctuation alone finds nothing
  const { ranked, total, cut } = await passes(db, index, body, folded, body.from + size)
  const page = ranked.slice(body.from, body.from + size)
  const select = `select id, source from ${nameIndexTable(index)} where index_name = $1 and id = any($2)`
  const { rows } = await db.query<Row>(prepared(select, [index, page.map(({ id }) => id)]))
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
  const page = `select d.id, d.source from ${nameIndexTable(index)} d
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
