import type { RedirectRow } from '@/domain/content'
import { addPattern, emptyTrie, lookUp, type PatternTrie } from './pattern-trie'
import { compilePattern, type Pattern } from './pattern'
import { readablePath, splitAddress, tidyPath } from './paths'
import type { Params } from './route-map'

/** A value of the query that must be there: a text, or a parameter that takes what it finds. */
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

/** A rule that applies to a visit: its parameters, what follows a prefix, and the query that it has not used up. */
export type Hit = Readonly<{ rule: Rule; params: Params; rest: string; query: URLSearchParams }>

/** The form in which a `from` and a visited path are compared: tidy, readable, without case. */
export const lookupForm = (path: string): string => readablePath(tidyPath(path))
const key = (path: string): string => lookupForm(path).toLowerCase()

/** `from` in the pattern language of routes: `:name` is another way to write `{name}`. */
export const withBraces = (from: string): string => from.replace(/(^|\/|=):([A-Za-z][A-Za-z0-9]*)/g, '$1{$2}')

/** A row with what a lookup needs of it; the key is the one of an exact rule or of a prefix. */
type CompiledRow = Readonly<{ rule: Rule; key: string; pattern: Pattern | null }>

const compiledTables = new WeakMap<readonly RedirectRow[], RedirectTable>()

/**
 * Compiles the enabled rows; throws in plain words on a `from` that is no address. Lists never change in place: one that
 * was compiled before is known, so that only who saves a redirect among a hundred thousand waits for their compilation.
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
  // A rule that asks for a query is more particular than one that does not.
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

/** Shared by all rules that have none. */
const NONE: readonly [] = []

const needsOf = (query: string, named: boolean): readonly QueryNeed[] =>
  [...new URLSearchParams(query)].map(([name, value]) => {
    const param = named ? (/^\{([A-Za-z][A-Za-z0-9]*)\}$/.exec(value)?.[1] ?? null) : null
    return { key: name, text: param === null ? value : null, param }
  })

export type Lookup = Readonly<{
  path: string
  query: URLSearchParams
  /** Milliseconds; null: rules count whatever their dates (the checks on save). */
  now: number | null
  /** Prefix rules whose box is not ticked give way to a live route. */
  isLive: (path: string) => boolean
}>

/** The rule of a path: exact, then the most literal pattern, then the longest prefix. */
export function findRule(table: RedirectTable, lookup: Lookup): Hit | null {
  if (table.size === 0) return null
  return findExact(table, lookup) ?? findPattern(table, lookup) ?? findPrefix(table, lookup)
}

function findExact(table: RedirectTable, lookup: Lookup): Hit | null {
  return firstHit(table.exact.get(key(lookup.path)) ?? [], lookup)
}

function findPattern(table: RedirectTable, lookup: Lookup): Hit | null {
  for (const [rule, values] of lookUp(table.patterns, lookupForm(lookup.path))) {
    const found = hit(rule, lookup, values)
    if (found) return found
  }
  return null
}

function findPrefix(table: RedirectTable, lookup: Lookup): Hit | null {
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

/** A cut link of a mail about a clarification is no address of what a prefix stands for: it gets the expired wording (E-02). */
const isCutLink = (path: string, { row }: Rule): boolean => CLARIFICATION.test(path) && !CLARIFICATION.test(row.from)

function firstHit(rules: readonly Rule[], lookup: Lookup, rest = ''): Hit | null {
  for (const rule of rules) {
    const found = hit(rule, lookup, [], rest)
    if (found) return found
  }
  return null
}

function hit(rule: Rule, { query, now }: Lookup, values: readonly string[], rest = ''): Hit | null {
  if (now !== null && (now < rule.validFrom || now >= rule.validTo)) return null
  if (rule.needs.some((need) => (need.text === null ? !query.get(need.key) : query.get(need.key) !== need.text))) return null
  const params: Record<string, string> = {}
  for (const [index, name] of rule.names.entries()) {
    const value = decode(values[index] ?? '')
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

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
