import * as z from 'zod'
import type { Clause, RangeOperator, TextClause } from './clause'
import { parseBest, parseText, readEntries, isWholeName, only, type IndexFields, unsupported } from './parse-tools'

const MAX_DEPTH = 6
const MAX_CLAUSES = 48

const Value = z.union([z.string().max(200), z.number(), z.boolean()])
const RangeValue = z.union([z.number(), z.string().max(200)])
const LongTerm = z.strictObject({ value: Value, boost: z.number().optional() })
const Terms = z.array(Value).max(200)
const Exists = z.strictObject({ field: z.string() })
const Least = z.int().min(0).max(40).optional()
const MultiMatch = z.looseObject({ query: z.string(), fields: z.array(z.string()).min(1).max(8), type: z.string().optional() })
const RANGE: readonly RangeOperator[] = ['gt', 'gte', 'lt', 'lte']

type Context = { fields: IndexFields; depth: number; path: string[] }
type Parser = (body: unknown, context: Context) => Clause

const below = (context: Context, ...more: string[]): Context => ({
  ...context,
  depth: context.depth + 1,
  path: [...context.path, ...more],
})

function knownField(context: Context, field: string): string {
  if (!context.fields.has(field)) throw unsupported([...context.path, field], field)
  return field
}

/** `{ term: { field: value } }` or `{ term: { field: { value, boost } } }`. */
const term: Parser = (body, context) => {
  const [field, given] = only(body, context.path)
  const path = [...context.path, field]
  const long = LongTerm.safeParse(given)
  const short = Value.safeParse(given)
  if (!long.success && !short.success) throw unsupported(path, 'term value')
  const value = long.success ? long.data.value : short.data
  return {
    kind: 'terms',
    field: knownField(context, field),
    values: value === undefined ? [] : [value],
    boost: long.data?.boost ?? 1,
  }
}

const terms: Parser = (body, context) => {
  const [field, given] = only(body, context.path)
  const values = Terms.safeParse(given)
  if (!values.success) throw unsupported([...context.path, field], 'terms values')
  return { kind: 'terms', field: knownField(context, field), values: values.data, boost: 1 }
}

const exists: Parser = (body, context) => {
  const parsed = Exists.safeParse(body)
  if (!parsed.success) throw unsupported(context.path, 'exists')
  return { kind: 'exists', field: knownField(context, parsed.data.field) }
}

const range: Parser = (body, context) => {
  const [field, given] = only(body, context.path)
  const path = [...context.path, field]
  const bounds = readEntries(given, path).map(([name, bound]) => {
    const operator = RANGE.find((known) => known === name)
    const value = RangeValue.safeParse(bound)
    if (!operator || !value.success) throw unsupported([...path, name], name)
    return { operator, value: value.data }
  })
  return { kind: 'range', field: knownField(context, field), bounds }
}

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])

const bool: Parser = (body, context) => {
  const known = new Set(['must', 'filter', 'should', 'must_not', 'minimum_should_match'])
  const parts = new Map(readEntries(body, context.path))
  for (const name of parts.keys()) if (!known.has(name)) throw unsupported([...context.path, name], name)
  const clauses = (name: string) =>
    listOf(parts.get(name)).flatMap((child, index) => {
      const place = below(context, name, String(index))
      return name === 'should' && isWholeName(child, place.path) ? [] : [parseClause(child, place)]
    })
  const [must, filter, should, mustNot] = [clauses('must'), clauses('filter'), clauses('should'), clauses('must_not')]
  const least = Least.safeParse(parts.get('minimum_should_match'))
  if (!least.success) throw unsupported([...context.path, 'minimum_should_match'], 'minimum_should_match')
  // Whole names are another way to match, never the only one.
  if (should.length < listOf(parts.get('should')).length) {
    const [child] = should
    if (!child) return { kind: 'none' }
    if (should.length + must.length + filter.length + mustNot.length === 1) return child
  }
  const implied = should.length && !must.length && !filter.length ? 1 : 0
  return { kind: 'bool', must, filter, should, mustNot, minimumShouldMatch: least.data ?? implied }
}

const nothing =
  (kind: 'all' | 'none'): Parser =>
  (body, context) => {
    for (const [name] of readEntries(body, context.path)) throw unsupported([...context.path, name], name)
    return { kind }
  }

const text =
  (mode: TextClause['mode']): Parser =>
  (body, context) =>
    parseText(mode, body, context.fields, context.path)

/** `multi_match` scores by its best field; here by their sum, which orders alike. */
const multiMatch: Parser = (body, context) => {
  const parsed = MultiMatch.safeParse(body)
  if (!parsed.success) throw unsupported(context.path, 'multi_match')
  const { fields, type = 'best_fields', ...rest } = parsed.data
  if (!['best_fields', 'most_fields', 'phrase_prefix'].includes(type)) throw unsupported([...context.path, 'type'], type)
  const mode = type === 'phrase_prefix' ? 'phrasePrefix' : 'words'
  const should = fields.map((entry) => {
    const [field = '', boost = '1'] = entry.split('^')
    return parseText(mode, { [field]: { ...rest, boost: Number(boost) } }, context.fields, context.path)
  })
  return { kind: 'bool', must: [], filter: [], should, mustNot: [], minimumShouldMatch: 1 }
}

const PARSERS: Record<string, Parser> = {
  match_all: nothing('all'),
  match_none: nothing('none'),
  term,
  terms,
  exists,
  range,
  bool,
  dis_max: (body, context) => parseBest(body, context.path, (child, place) => parseClause(child, below(context, ...place))),
  match: text('words'),
  match_phrase_prefix: text('phrasePrefix'),
  multi_match: multiMatch,
}

function parseClause(body: unknown, context: Context): Clause {
  const [name, content] = only(body, context.path)
  const parser = Object.hasOwn(PARSERS, name) ? PARSERS[name] : undefined
  const path = [...context.path, name]
  if (!parser || context.depth > MAX_DEPTH) throw unsupported(path, name)
  return parser(content, { ...context, path })
}

const size = (clause: Clause): number =>
  clause.kind === 'bool'
    ? [...clause.must, ...clause.filter, ...clause.should, ...clause.mustNot].reduce((sum, child) => sum + size(child), 1)
    : 1

/** Parses the `query` of a search body; throws `unsupported_clause` for everything outside the documented subset. */
export function parseQuery(body: unknown, fields: IndexFields): Clause {
  if (body === undefined) return { kind: 'all' }
  const clause = parseClause(body, { fields, depth: 0, path: ['query'] })
  if (size(clause) > MAX_CLAUSES) throw unsupported(['query'], `more than ${MAX_CLAUSES} clauses`)
  return clause
}
