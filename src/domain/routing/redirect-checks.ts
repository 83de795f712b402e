import type { PageRow, RedirectRow } from '@/domain/content'
import { patternsOverlap } from './overlap'
import { compilePattern } from './pattern'
import { splitAddress } from './paths'
import { compileRedirects, lookupForm } from './redirect-rules'
import { followRedirects, type RedirectSite, type Trail } from './redirects'
import { matchRoute, type CompiledRoute, type RouteMap } from './route-map'

/** A value for each kind of parameter that passes its rule, long enough for an e-mail hash. */
const SAMPLE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

/** An address that the rule's `from` matches. */
function sampleOf(row: RedirectRow): { path: string; query: URLSearchParams } {
  const filled = row.from.replace(/\{[A-Za-z0-9]+\}|(?<=[/=]):[A-Za-z][A-Za-z0-9]*/g, SAMPLE).replace(/\*$/, '')
  const { path, query } = splitAddress(filled)
  // Below a prefix, not on it: its own address may be another rule's.
  return { path: row.match === 'prefix' ? `${path.replace(/\/$/, '')}/${SAMPLE}` : path, query: new URLSearchParams(query ?? '') }
}

function trailOf(row: RedirectRow, rows: readonly RedirectRow[], routes: RouteMap): Trail {
  const others = rows.filter((other) => other.id !== row.id && other.enabled)
  const site: RedirectSite = { routes, redirects: compileRedirects([row, ...others]) }
  return followRedirects(site, { ...sampleOf(row), now: null })
}

/**
 * The loop that a row closes with the market's other rows, as their `from`s in order; null when there is none.
 * Dates do not count: a loop that sleeps is refused too.
 */
export function findLoop(row: RedirectRow, rows: readonly RedirectRow[], routes: RouteMap): readonly string[] | null {
  const trail = trailOf({ ...row, enabled: true }, rows, routes)
  return trail.loops ? [...new Set(trail.hits.map((hit) => hit.rule.row.from))] : null
}

export type Chain = Readonly<{
  /** The `from`s in order, the row's own first. */
  froms: readonly string[]
  /** The address at the end, which the row may name itself; null when it is gone or may not be used. */
  flattened: string | null
}>

/** The chain that a row begins: its target is another row's `from`. Null when it leads to its end in one hop. */
export function findChain(row: RedirectRow, rows: readonly RedirectRow[], routes: RouteMap): Chain | null {
  const { hits, end, loops } = trailOf({ ...row, enabled: true }, rows, routes)
  if (loops || hits.length < 2) return null
  const flattened = end?.kind === 'path' ? end.step.path : end?.kind === 'external' ? end.url : null
  return { froms: hits.map((hit) => hit.rule.row.from), flattened }
}

/**
 * The live route that a redirect would take the place of; null when it hides none. An exact `from` hides a route without
 * parameters and a published page; an address that only the catalogue could know (a retired device) is free.
 * A pattern or prefix hides a route when all or part of its canonical addresses fall under it.
 */
export function hiddenRoute(row: RedirectRow, routes: RouteMap, pages: readonly Pick<PageRow, 'slug'>[]): CompiledRoute | null {
  const { path, query } = splitAddress(row.from)
  if (query !== null) return null
  const canonical = routes.filter((route) => route.canonical)
  if (row.match === 'prefix') return canonical.find((route) => isBelow(route.pattern, path)) ?? null
  if (row.match === 'pattern') {
    const pattern = compilePattern(lookupForm(path.replace(/(^|\/):([A-Za-z][A-Za-z0-9]*)/g, '$1{$2}')))
    return canonical.find((route) => patternsOverlap(route.compiled, pattern)) ?? null
  }
  const match = matchRoute(routes, lookupForm(path))
  if (!match?.canonical) return null
  const isPage = pages.some((page) => page.slug === match.params.slug)
  const hides = Object.keys(match.params).length === 0 || (match.screen === 'content' && isPage)
  return hides ? (canonical.find((route) => route.screen === match.screen) ?? null) : null
}

function isBelow(pattern: string, from: string): boolean {
  const prefix = from.replace(/\*$/, '').replace(/\/$/, '').toLowerCase()
  const route = pattern.toLowerCase()
  return route === (prefix || '/') || route.startsWith(`${prefix}/`)
}
