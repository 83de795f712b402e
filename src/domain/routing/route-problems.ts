import type { RedirectRow, RouteRow } from '@/domain/content/content'
import { findArea } from './areas'
import { compilePattern, fillPattern, matchPattern } from './pattern'
import { hiddenRoute } from './redirect-checks'
import type { RouteProblem } from './route-problem'
import { compileRoutes, findAmbiguity, matchRoute, rowProblem, type RouteMap } from './route-map'

/** The addresses of one screen, before they are stored. */
export type RouteEntry = Readonly<{ screen: string; patterns: readonly string[] }>

/** The content of the same market that an entry can conflict with. */
export type Surroundings = Readonly<{
  others: readonly RouteRow[]
  slugs: ReadonlySet<string>
  /** Redirects that may apply to an address of the entry. */
  redirects: readonly RedirectRow[]
}>

/** A problem of the address at `index`; of the whole list when it is -1. */
export type EntryProblem = RouteProblem & Readonly<{ index: number }>

const SAMPLE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
/** Health checks are answered before any route, as areas are. */
const HEALTH = new Set(['/healthz', '/readyz'])

/**
 * The problems of a screen's addresses: in themselves, with each other, with the market's other routes, its pages and its
 * redirects. The form shows them while staff type; the save refuses them.
 */
export function routeProblems(entry: RouteEntry, { others, slugs, redirects }: Surroundings): EntryProblem[] {
  const own = entry.patterns.map((pattern) => ({ screen: entry.screen, pattern }))
  const wrong = own.flatMap((row, index) => shapeProblem(own, row, index))
  // The required field already reports a row that is still empty.
  if (wrong.length > 0 || own.some(({ pattern }) => pattern === '')) return wrong
  const ambiguity = ambiguityProblem(own, others)
  if (ambiguity) return [ambiguity]
  const routes = compileRoutes([...own, ...others])
  return [...pageProblems(own, routes, slugs), ...redirectProblems(own, routes, slugs, redirects)]
}

function shapeProblem(own: readonly RouteRow[], row: RouteRow, index: number): EntryProblem[] {
  const { pattern } = row
  if (pattern === '') return []
  const problem = rowProblem(row)
  if (problem) return [{ ...problem, index }]
  if (own.findIndex((other) => other.pattern === pattern) < index) return [{ problem: 'listedTwice', values: { pattern }, index }]
  const path = samplePath(pattern)
  return findArea(path) === 'page' && !HEALTH.has(path) ? [] : [{ problem: 'machinery', values: { pattern }, index }]
}

const samplePath = (pattern: string): string => {
  const compiled = compilePattern(pattern)
  return fillPattern(compiled, Object.fromEntries(compiled.names.map((name) => [name, SAMPLE])))
}

function ambiguityProblem(own: readonly RouteRow[], others: readonly RouteRow[]): EntryProblem | null {
  const pair = findAmbiguity([...own, ...others])
  if (!pair) return null
  const [left, right] = pair
  const index = own.findIndex((row) => pair.some(({ screen, pattern }) => row.screen === screen && row.pattern === pattern))
  const values = { left: left.pattern, leftScreen: left.screen, right: right.pattern, rightScreen: right.screen }
  return { problem: 'ambiguous', values, index }
}

/** The first page whose own address would open another screen, whether the entry is of pages or of the other screen. */
function pageProblems(own: readonly RouteRow[], routes: RouteMap, slugs: ReadonlySet<string>): EntryProblem[] {
  const content = routes.find((route) => route.canonical && route.screen === 'content')
  if (!content) return []
  for (const slug of slugs) {
    const path = fillPattern(content.compiled, { slug })
    const screen = matchRoute(routes, path)?.screen
    if (screen === undefined || screen === 'content') continue
    const taker = routes.find((route) => route.screen === screen && matchPattern(route.compiled, path))
    const index = own.findIndex(({ pattern }) => matchPattern(compilePattern(pattern), path))
    if (taker && index >= 0) return [{ problem: 'hidesPage', values: { pattern: taker.pattern, screen, slug }, index }]
  }
  return []
}

function redirectProblems(
  own: readonly RouteRow[],
  routes: RouteMap,
  slugs: ReadonlySet<string>,
  redirects: readonly RedirectRow[],
): EntryProblem[] {
  return redirects.flatMap((row): EntryProblem[] => {
    if (!row.enabled || row.hidesRoute || row.match === 'prefix' || isLeftover(row, own)) return []
    const hidden = hiddenRoute(row, routes, slugs)
    const index = own.findIndex(({ screen, pattern }) => hidden?.screen === screen && hidden.pattern === pattern)
    return index < 0 ? [] : [{ problem: 'redirected', values: { from: row.from, pattern: own[index]?.pattern ?? '' }, index }]
  })
}

/** A redirect from one of these addresses to their own screen: an earlier rename created it, and the save removes it. */
export const isLeftover = ({ from, to }: RedirectRow, own: readonly RouteRow[]): boolean =>
  to?.kind === 'screen' && own.some(({ screen, pattern }) => screen === to.screen && pattern.toLowerCase() === from.toLowerCase())
