import type { Db } from '@platform/store/pool'
import type { Found } from './answer'
import { textClauses, type SearchBody } from './clause'
import { compileFilter, Parameters } from './compile-filter'
import { deviceField } from './fields'
import { wordsOf, type Folded } from './fold'
import { score, type Candidate } from './score'
import { bySort, type Sortable } from './sorting'
import { exactContext, type TextContext } from './text-query'
import { lookUp } from './vocabulary'

/** So many documents are ranked exactly; a query that matches more says so in `total.relation`. */
const MAX_CANDIDATES = 400

type CandidateRow = Candidate['columns'] & { id: string; position: number; terms_text: string; total: string }
type Ranked = Sortable & { id: string }
type Pass = { ranked: Ranked[]; total: number; cut: boolean }

const COLUMNS = `d.id, d.position, d.category_id, d.category_url, d.manufacturer_id, d.manufacturer_url, d.manufacturer, d.series_id,
  d.series_url, d.model, d.name, d.release_year, d.release_month, d.popularity, d.max_price, d.model_text, d.name_text,
  d.manufacturer_text, d.terms_text`

/** Where more match than are ranked, whole names and models go first, then what most people sell. */
async function candidates(db: Db, index: string, body: SearchBody, context: TextContext, limit: number): Promise<CandidateRow[]> {
  const parameters = new Parameters()
  const inIndex = `d.index_name = ${parameters.add(index)}`
  const where = compileFilter(body.query, context, parameters)
  const names = parameters.add([...context.folded.values()])
  const sql = `select ${COLUMNS}, count(*) over () as total from platform.device_documents d where ${inIndex} and ${where}
    order by (d.model_text = any(${names}) or d.name_text = any(${names})) desc, d.popularity desc, d.position
    limit ${parameters.add(limit)}`
  const { rows } = await db.query<CandidateRow>(sql, parameters.values)
  return rows
}

function rank(rows: CandidateRow[], body: SearchBody, context: TextContext): Ranked[] {
  const ranked = rows.flatMap((row): Ranked[] => {
    const points = score(body.query, { id: row.id, columns: row, words: new Set(wordsOf(row.terms_text)) }, context)
    if (points === null) return []
    const value = (field: string) => row[deviceField(field)?.column ?? ''] ?? null
    return [{ id: row.id, score: points, position: row.position, value }]
  })
  return ranked.sort(bySort(body.sort))
}

async function pass(db: Db, index: string, body: SearchBody, context: TextContext, needed: number): Promise<Pass> {
  const limit = Math.max(MAX_CANDIDATES, needed)
  const rows = await candidates(db, index, body, context, limit)
  const ranked = rank(rows, body, context)
  const all = Number(rows[0]?.total ?? 0)
  return { ranked, cut: all > rows.length, total: all > rows.length ? all : ranked.length }
}

/** Asks for words as typed first and for what they may have meant only when that does not fill the page. */
async function passes(db: Db, index: string, body: SearchBody, folded: Folded, needed: number): Promise<Pass> {
  const exact = exactContext(folded)
  let best = await pass(db, index, body, exact, needed)
  const fuzzy = textClauses(body.query).filter(({ fuzziness }) => fuzziness !== 0)
  if (best.ranked.length >= needed || !fuzzy.length) return best
  const vocabulary = await lookUp(
    db,
    fuzzy.flatMap(({ text }) => wordsOf(folded.get(text) ?? '')),
  )
  for (const reach of ['fuzzy', 'lenient'] as const) {
    const wider = await pass(db, index, body, { folded, vocabulary, reach }, needed)
    if (wider.ranked.length > best.ranked.length) best = wider
    if (best.ranked.length >= needed) break
  }
  return best
}

/** Free text, ranked. Two to six small queries; the sources of the page's hits are read last. */
export async function devicesByWords(db: Db, index: string, body: SearchBody, size: number, folded: Folded): Promise<Found> {
  const { ranked, total, cut } = await passes(db, index, body, folded, body.from + size)
  const page = ranked.slice(body.from, body.from + size)
  const { rows } = await db.query<{ id: string; source: unknown }>(
    'select id, source from platform.device_documents where index_name = $1 and id = any($2)',
    [index, page.map(({ id }) => id)],
  )
  const sources = new Map(rows.map(({ id, source }) => [id, source]))
  return { total, atLeast: cut, hits: page.map(({ id, score: points }) => ({ id, score: points, source: sources.get(id) })) }
}
