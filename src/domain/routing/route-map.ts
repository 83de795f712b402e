import type { RouteRow } from '@/domain/content/content'
import { patternsOverlap } from './overlap'
import {
  compareWeight,
  compilePattern,
  fillPattern,
  matchParts,
  splitPath,
  PatternError,
  type Encode,
  type Pattern,
} from './pattern'
import type { RouteProblem } from './route-problem'
import { SCREEN_NAMES, isScreen, screenRow, type Screen } from './screens'

export type Params = Readonly<Record<string, string>>

/** A compiled pattern of a screen; matching and building share it. */
export type CompiledRoute = Readonly<{
  screen: Screen
  pattern: string
  /** False: answers 308 to the canonical pattern of its screen. */
  canonical: boolean
  /** False: comes from the default English table, and a market's own pattern of equal weight goes first. */
  own: boolean
  compiled: Pattern
}>
export type RouteMap = readonly CompiledRoute[]

export type RouteMatch = Readonly<{ screen: Screen; params: Params; canonical: boolean }>

/**
 * A market's routes, the most literal first. The first row of a screen is canonical. Screens that are not listed use the
 * default English table, and the English patterns of the listed ones answer too. Throws on a row that is no route.
 */
export function compileRoutes(rows: readonly RouteRow[]): RouteMap {
  const own = compileRows(rows)
  const listed = new Set(own.map((route) => route.screen))
  const taken = new Set(own.map((route) => route.pattern))
  const english = SCREEN_NAMES.map((screen) => ({ screen, pattern: screenRow(screen).english }))
    .filter(({ screen, pattern }) => !listed.has(screen) || !taken.has(pattern))
    .map((row) => ({ ...row, canonical: !listed.has(row.screen), own: false, compiled: compilePattern(row.pattern) }))
  return [...own, ...english].toSorted((left, right) => compareWeight(left.compiled, right.compiled))
}

function compileRows(rows: readonly RouteRow[]): CompiledRoute[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const problem = rowProblem(row)
    // Without `sayProblem`, whose sentences for staff would come along into the browser.
    if (problem || !isScreen(row.screen))
      throw new Error(`The route "${row.pattern}" of the screen "${row.screen}" is refused: ${problem?.problem}`)
    const canonical = !seen.has(row.screen)
    seen.add(row.screen)
    return { screen: row.screen, pattern: row.pattern, canonical, own: true, compiled: compilePattern(row.pattern) }
  })
}

/** The problem of a row by itself; null when there is none. */
export function rowProblem({ screen, pattern }: RouteRow): RouteProblem | null {
  if (!isScreen(screen)) return { problem: 'noScreen', values: { screen } }
  try {
    const given = compilePattern(pattern).names.toSorted()
    if (!/^[\x21-\x7e]+$/.test(pattern)) return { problem: 'letters', values: { pattern } }
    const needed = compilePattern(screenRow(screen).english).names.toSorted()
    if (given.join() === needed.join()) return null
    const names = needed.map((name) => `{${name}}`).join(', ')
    return { problem: names === '' ? 'needsNone' : 'needs', values: { pattern, names } }
  } catch (error) {
    if (error instanceof PatternError) return { problem: error.problem, values: error.values }
    throw error
  }
}

/**
 * Two patterns that can match a common path with equal weight, so that it is undefined which screen opens; null when there are
 * none. Includes the English patterns of screens that the market does not list.
 */
export function findAmbiguity(rows: readonly RouteRow[]): readonly [RouteRow, RouteRow] | null {
  const routes = compileRoutes(rows).filter((route) => route.own || route.canonical)
  for (const [index, left] of routes.entries()) {
    const right = routes.slice(index + 1).find((other) => collide(left, other))
    if (right) return [rowOf(left), rowOf(right)]
  }
  return null
}

const collide = (left: CompiledRoute, right: CompiledRoute): boolean =>
  compareWeight(left.compiled, right.compiled) === 0 && patternsOverlap(left.compiled, right.compiled)
const rowOf = ({ screen, pattern }: CompiledRoute): RouteRow => ({ screen, pattern })

/** The rows of a map, canonical ones first, as plain data: the input of `compileRoutes` in the browser. */
export const routeRows = (map: RouteMap): RouteRow[] =>
  map.toSorted((left, right) => Number(right.canonical) - Number(left.canonical)).map(rowOf)

/** The screen of a raw path (still percent-encoded); null when no pattern matches. */
export function matchRoute(map: RouteMap, rawPath: string): RouteMatch | null {
  const parts = splitPath(rawPath)
  if (!parts) return null
  for (const { compiled, screen, canonical } of map) {
    const params = matchParts(compiled, parts)
    if (params) return { screen, params, canonical }
  }
  return null
}

const percent = (character: string): string =>
  [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
const escapeFirst: Encode = (value) => {
  const first = String.fromCodePoint(value.codePointAt(0) ?? 0)
  return percent(first) + encodeURIComponent(value.slice(first.length))
}
const escapeAll: Encode = (value) => [...value].map(percent).join('')

/** Paths that were made for a map: each page links to the same screens many times. */
const knownPaths = new WeakMap<RouteMap, Map<string, string>>()
const MAX_KNOWN_PATHS = 500

/**
 * The canonical path of a screen. If a more literal pattern would match the result (a product called `uebersicht-x`), the first
 * letter of the value is percent-escaped, and all of it where that is not enough. Throws on missing parameters.
 */
export function pathTo(map: RouteMap, screen: Screen, params: Params = {}): string {
  const known = knownPaths.get(map) ?? new Map<string, string>()
  const key = JSON.stringify([screen, params])
  const path = known.get(key) ?? makePath(map, screen, params)
  if (known.size >= MAX_KNOWN_PATHS) known.clear()
  knownPaths.set(map, known.set(key, path))
  return path
}

function makePath(map: RouteMap, screen: Screen, params: Params): string {
  const route = map.find((candidate) => candidate.canonical && candidate.screen === screen)
  if (!route) throw new Error(`No route for screen "${screen}"`)
  for (const encode of [encodeURIComponent, escapeFirst, escapeAll]) {
    const path = fillPattern(route.compiled, params, encode)
    if (leadsBack(map, path, screen, params)) return path
  }
  throw new Error(`No address of screen "${screen}" leads back to it with these parameters`)
}

function leadsBack(map: RouteMap, path: string, screen: Screen, params: Params): boolean {
  const match = matchRoute(map, path)
  return match?.screen === screen && Object.entries(match.params).every(([name, value]) => params[name] === value)
}
