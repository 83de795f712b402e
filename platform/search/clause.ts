/** A query clause after parsing: the closed subset of Elasticsearch's query language that this platform answers. */
export type Clause =
  | { kind: 'all' }
  | { kind: 'none' }
  | { kind: 'terms'; field: string; values: (string | number | boolean)[]; boost: number }
  | { kind: 'exists'; field: string }
  | { kind: 'range'; field: string; bounds: { operator: RangeOperator; value: number | string }[] }
  | TextClause
  /** `takesBest`: the score is the best of its clauses, not their sum. */
  | {
      kind: 'bool'
      must: Clause[]
      filter: Clause[]
      should: Clause[]
      mustNot: Clause[]
      minimumShouldMatch: number
      takesBest?: true
    }

export type RangeOperator = 'gt' | 'gte' | 'lt' | 'lte'

/** `match` (words, exact or fuzzy) or `match_phrase_prefix` (words in a row, the last one may be unfinished). */
export type TextClause = {
  kind: 'text'
  mode: 'words' | 'phrasePrefix'
  field: string
  text: string
  allWords: boolean
  /** Most edits per word; `auto` is 0 up to two letters, 1 up to five, else 2. */
  fuzziness: 'auto' | 0 | 1 | 2
  boost: number
}

export type SortRow = { field: string; descending: boolean; missingFirst: boolean }

export type SourceFilter = { includes: string[] | null; excludes: string[]; none: boolean }

export type SearchBody = { query: Clause; sort: SortRow[]; source: SourceFilter; from: number }

/** All text clauses inside this clause, at any depth. */
export function textClauses(clause: Clause): TextClause[] {
  if (clause.kind === 'text') return [clause]
  if (clause.kind !== 'bool') return []
  return [...clause.must, ...clause.filter, ...clause.should, ...clause.mustNot].flatMap(textClauses)
}

/**
 * How a field of a devices document is stored: the column that terms, ranges and sorts use. `text`: the folded words of it;
 * `isCategory`: the last of them, which a text matches as a whole, because "de" is no name of "Consoles de jeux".
 */
type Field = { column: string; type: 'keyword' | 'number'; text?: string; isCategory?: true }

const keyword = (column: string, text?: string): Field => ({ column, type: 'keyword', ...(text ? { text } : {}) })
const number = (column: string): Field => ({ column, type: 'number' })

const FIELDS: Record<string, Field> = {
  id: keyword('id'),
  url: keyword('id'),
  category: { column: '', type: 'keyword', text: 'terms_text', isCategory: true },
  categoryId: keyword('category_id'),
  categoryUrl: keyword('category_url'),
  manufacturerId: keyword('manufacturer_id'),
  manufacturerUrl: keyword('manufacturer_url'),
  manufacturer: keyword('manufacturer', 'manufacturer_text'),
  seriesId: keyword('series_id'),
  seriesUrl: keyword('series_url'),
  model: keyword('model', 'model_text'),
  name: keyword('name', 'name_text'),
  searchTerms: { column: '', type: 'keyword', text: 'terms_text' },
  releaseYear: number('release_year'),
  releaseMonth: number('release_month'),
  popularity: number('popularity'),
  maxPrice: number('max_price'),
}

/** A cluster's mapping has both `model` and `model.keyword`; here the plain column is the keyword. */
export const deviceField = (name: string): Field | null => FIELDS[name] ?? FIELDS[name.replace(/\.keyword$/, '')] ?? null
export const isTextField = (name: string): boolean => FIELDS[name]?.text !== undefined
