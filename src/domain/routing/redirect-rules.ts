import type { RedirectRow } from '@/domain/content/content'
import { addPattern, emptyTrie, lookUp, type PatternTrie } from './pattern-trie'
import { compilePattern, type Pattern } from './pattern'
import { decoded, lookupForm, splitAddress, withBraces } from './paths'
import type { Params } from './route-map'

/** A query value that a rule requires: a fixed text, or a parameter that takes the visitor's value. */
type QueryNeed = Readonly<{ key: string; text: string | null; param: string | null }>

/** A redirect after compilation. Instants in milliseconds. */
export type Rule = Readonly<{
  row: RedirectRow
  names: readonly string[]
  needs: readonly QueryNeed[]
  validFrom: number
  validTo: number
}>

/** A market's redirects, compiled for lookups that do not grow with their number. */
export type RedirectTable = Readonly<{
  exact: ReadonlyMap<string, readonly Rule[]>
  patterns: PatternTrie<Rule>
  prefixes: ReadonlyMap<string, readonly Rule[]>
  size: number
}>

/** A rule that applies to a visit: its parameters, the path after a prefix, and the query that it has not used. */
export type RuleMatch = Readonly<{ rule: Rule; params: Params; rest: string; query: URLSearchParams }>

const key = (path: string): string => lookupForm(path).toLowerCase()

/** A row compiled for lookups; the key is that of an exact rule or of a prefix. */
type CompiledRow = Readonly<{ rule: Rule; key: string; pattern: Pattern | null }>

const compiledTables = new WeakMap<readonly RedirectRow[], RedirectTable>()

/**
 * Compiles the enabled rows; throws in plain words on a `from` that is no address. Lists are immutable, so the table of a list
 * is cached: of a hundred thousand redirects, only the save of one waits for the compilation.
 */
export function compileRedirects(rows: readonly RedirectRow[]): RedirectTable {
  const table = compiledTables.get(rows) ?? tableOf(rows)
  compiledTables.set(rows, table)
  return table
}

function tableOf(rows: readonly RedirectRow[]): RedirectTable {
  const exact = new Map<string, Rule[]>()
  const prefixes = new Map<string, Rule[]>()
  const patterns = emptyTrie<Rule>()
  for (const row of rows) {
    if (!row.enabled) continue
    const { rule, key, pattern } = compileRow(row)
    if (pattern) addPattern(patterns, pattern, rule)
    else push(row.match === 'exact' ? exact : prefixes, key, rule)
  }
  // A rule that requires a query is more specific than one that does not, so it comes first.
  for (const list of exact.values()) if (list.length > 1) list.sort((left, right) => right.needs.length - left.needs.length)
  return { exact, patterns, prefixes, size: rows.length }
}

function push(map: Map<string, Rule[]>, at: string, rule: Rule): void {
  const list = map.get(at)
  if (list) list.push(rule)
  else map.set(at, [rule])
}

function compileRow(row: RedirectRow): CompiledRow {
  const { path, query } = splitAddress(withBraces(row.from))
  const pattern = row.match === 'pattern' ? compilePattern(lookupForm(path)) : null
  const rule: Rule = {
    row,
    names: pattern?.names ?? NONE,
    needs: query === null ? NONE : needsOf(query, pattern !== null),
    validFrom: row.validFrom === null ? -Infinity : Date.parse(row.validFrom),
    validTo: row.validTo === null ? Infinity : Date.parse(row.validTo),
  }
  return { rule, pattern, key: pattern ? '' : key(row.match === 'exact' ? path : path.replace(/\*$/, '')) }
}

/** One empty list, shared by all rules without requirements, to save memory. */
const NONE: readonly [] = []

const needsOf = (query: string, named: boolean): readonly QueryNeed[] =>
  [...new URLSearchParams(query)].map(([name, value]) => {
    const param = named ? (/^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(value)?.[1] ?? null) : null
    return { key: name, text: param === null ? value : null, param }
  })

export type Lookup = Readonly<{
  path: string
  query: URLSearchParams
  /** Milliseconds; null: rules apply whatever their dates (for the checks on save). */
  now: number | null
  /** A prefix rule gives way to a live route unless its box is ticked. */
  isLive: (path: string) => boolean
}>

/** The rule for a path: exact, then the most literal pattern, then the longest prefix. */
export function findRule(table: RedirectTable, lookup: Lookup): RuleMatch | null {
  if (table.size === 0) return null
  return findExact(table, lookup) ?? findPattern(table, lookup) ?? findPrefix(table, lookup)
}

function findExact(table: RedirectTable, lookup: Lookup): RuleMatch | null {
  return firstHit(table.exact.get(key(lookup.path)) ?? [], lookup)
}

function findPattern(table: RedirectTable, lookup: Lookup): RuleMatch | null {
  for (const [rule, values] of lookUp(table.patterns, lookupForm(lookup.path))) {
    const found = hit(rule, lookup, values)
    if (found) return found
  }
  return null
}

function findPrefix(table: RedirectTable, lookup: Lookup): RuleMatch | null {
  if (table.prefixes.size === 0) return null
  const path = lookupForm(lookup.path)
  for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
    const prefix = path.slice(0, end) || '/'
    const rules = table.prefixes.get(prefix.toLowerCase()) ?? []
    const free = rules.filter((rule) => !isCutLink(path, rule) && (rule.row.hidesRoute || !lookup.isLive(lookup.path)))
    const found = firstHit(free, lookup, path.slice(end).replace(/^\//, ''))
    if (found) return found
  }
  return null
}

const CLARIFICATION = /clarification/i

/** A prefix rule does not catch a truncated link to a clarification: the visitor must read that the link has expired (E-02). */
const isCutLink = (path: string, { row }: Rule): boolean => CLARIFICATION.test(path) && !CLARIFICATION.test(row.from)

function firstHit(rules: readonly Rule[], lookup: Lookup, rest = ''): RuleMatch | null {
  for (const rule of rules) {
    const found = hit(rule, lookup, [], rest)
    if (found) return found
  }
  return null
}

function hit(rule: Rule, { query, now }: Lookup, values: readonly string[], rest = ''): RuleMatch | null {
  if (now !== null && (now < rule.validFrom || now >= rule.validTo)) return null
  if (rule.needs.some((need) => (need.text === null ? !query.get(need.key) : query.get(need.key) !== need.text))) return null
  const params: Record<string, string> = {}
  for (const [index, name] of rule.names.entries()) {
    const value = decoded(values[index] ?? '')
    if (value === null) return null
    params[name] = value
  }
  const left = new URLSearchParams(query)
  for (const need of rule.needs) {
    if (need.param !== null) params[need.param] = query.get(need.key) ?? ''
    left.delete(need.key)
  }
  return { rule, params, rest, query: left }
}
