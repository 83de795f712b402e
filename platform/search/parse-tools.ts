import { HttpProblem } from '@platform/http/http-problem'
import * as z from 'zod'
import type { Clause, TextClause } from './clause'

/** 400 that names the unsupported clause, option or field and its place in the query body. */
export function unsupported(path: string[], what: string): HttpProblem {
  const place = path.join('/')
  return new HttpProblem(400, 'unsupported_clause', {
    detail: `"${what.slice(0, 80)}" at "${place.slice(0, 200)}" is not supported`,
    errors: [{ path: place.slice(0, 200), code: 'unsupported_clause' }],
  })
}

/** A cluster's `index.max_result_window`: no search looks at more documents than these, and no total counts more. */
export const MAX_WINDOW = 10_000

/** Refuses a page that ends beyond the window, as a cluster does. */
export function refuseBeyondWindow(from: number, size: number): void {
  if (from + size > MAX_WINDOW) throw unsupported(['from'], `from and size beyond ${MAX_WINDOW}`)
}

/** The fields of an index; `text` is true for fields in which words can be searched. */
export type IndexFields = { has(field: string): boolean; text(field: string): boolean }

/** The members of a JSON object; anything else is not a query. */
export function readEntries(value: unknown, path: string[]): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw unsupported(path, typeof value)
  return Object.entries(value)
}

/** The one member of an object like `{ term: … }`. */
export function only(value: unknown, path: string[]): [string, unknown] {
  const entries = readEntries(value, path)
  const [first, second] = entries
  if (!first) throw unsupported(path, 'empty clause')
  if (second) throw unsupported([...path, second[0]], second[0])
  return first
}

const fuzziness = z.union([
  z.literal('AUTO').transform(() => 'auto' as const),
  z.literal([0, 1, 2]),
  z.literal(['0', '1', '2']).transform((value): 0 | 1 | 2 => (value === '0' ? 0 : value === '1' ? 1 : 2)),
])

const OPTIONS: Record<TextClause['mode'], z.ZodObject> = {
  words: z.strictObject({
    query: z.string().max(200),
    operator: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['and', 'or']))
      .optional(),
    fuzziness: fuzziness.optional(),
    /** For clusters; this engine never adds up the words that resemble one. */
    fuzzy_rewrite: z.literal('constant_score').optional(),
    boost: z.number().min(0).max(1000).optional(),
  }),
  phrasePrefix: z.strictObject({ query: z.string().max(200), boost: z.number().min(0).max(1000).optional() }),
}

const Parsed = z.object({
  query: z.string(),
  operator: z.enum(['and', 'or']).default('or'),
  fuzziness: z.union([z.literal('auto'), z.literal([0, 1, 2])]).default(0),
  boost: z.number().default(1),
})

/** `{ field: "words" }` or `{ field: { query: "words", … } }`. */
export function parseText(mode: TextClause['mode'], body: unknown, fields: IndexFields, path: string[]): TextClause {
  const [field, given] = only(body, path)
  const place = [...path, field]
  if (!fields.text(field)) throw unsupported(place, field)
  const options = typeof given === 'string' ? { query: given } : given
  const checked = OPTIONS[mode].safeParse(options)
  if (!checked.success) {
    const issue = checked.error.issues[0]
    const names = readEntries(options, place).map(([name]) => name)
    const problem = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0]
    const name = String(problem ?? names[0] ?? field)
    throw unsupported([...place, name], name)
  }
  const { query, operator, fuzziness: edits, boost } = Parsed.parse(checked.data)
  // Text typed as one word is one: "SM-G991B" and "s21+" must not match any part of it.
  const allWords = operator === 'and' || !/\s/.test(query.trim())
  return { kind: 'text', mode, field, text: query, allWords, fuzziness: edits, boost }
}

const Best = z.strictObject({ queries: z.array(z.unknown()).min(1).max(8) })

/**
 * `dis_max` of what matches, and then of `match` of all words that raise some of that: the name of a maker is among the search
 * terms of its devices, so this engine searches for the first alone.
 */
export function parseBest(body: unknown, path: string[], parse: (child: unknown, place: string[]) => Clause): Clause {
  const parsed = Best.safeParse(body)
  if (!parsed.success) throw unsupported(path, 'dis_max')
  const [first, ...should] = parsed.data.queries.map((child, nth) => parse(child, ['queries', String(nth)]))
  const other = should.findIndex((clause) => clause.kind !== 'text' || !clause.allWords || clause.fuzziness !== 0)
  if (!first || other >= 0) throw unsupported([...path, 'queries', String(other + 1)], 'dis_max of other clauses')
  return { kind: 'bool', must: [first], filter: [], should, mustNot: [], minimumShouldMatch: 0, takesBest: true }
}

const WholeName = z.object({ match: z.record(z.string(), z.unknown()) })
const fieldsOf = (...names: string[]): IndexFields => ({ has: () => false, text: (field) => names.includes(field) })
const [WHOLE_NAMES, ALL_WORDS] = [fieldsOf('names', 'names.prefix'), fieldsOf('searchTerms')]

/** Whole names of devices that do not have the words as typed. */
const UnlessTyped = z.strictObject({
  bool: z.strictObject({
    should: z.array(WholeName).min(1).max(4),
    minimum_should_match: z.literal(1),
    must_not: z.array(WholeName).length(1),
  }),
})

/**
 * Checks a `match` of whole names, or several of devices without the typed words. This engine finds them by the phrases of the body
 * (`named-devices.ts`), after all that have the words.
 */
export function isWholeName(child: unknown, path: string[]): boolean {
  const several = UnlessTyped.safeParse(child)
  if (several.success) {
    const { should, must_not: typed } = several.data.bool
    for (const { match } of typed) parseText('words', match, ALL_WORDS, [...path, 'bool', 'must_not'])
    return should.every((each) => isWholeName(each, [...path, 'bool', 'should']))
  }
  const given = WholeName.safeParse(child)
  const names = given.success && Object.keys(given.data.match).every((field) => WHOLE_NAMES.text(field))
  if (names) parseText('words', given.data.match, WHOLE_NAMES, [...path, 'match'])
  return names
}
