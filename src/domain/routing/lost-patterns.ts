import type { RouteRow } from '@/domain/content'
import { compilePattern, fillPattern } from './pattern'
import { compileRoutes, matchRoute } from './route-map'
import type { Screen } from './screens'

const SAMPLE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

/**
 * The addresses of a screen that nobody would find it at any more: listed before, and under `routes`, the market's as they
 * will be, no longer the screen's. An English address that is taken off the list still answers by itself.
 */
export function lostPatterns(screen: Screen, before: readonly string[], routes: readonly RouteRow[]): string[] {
  const map = compileRoutes(routes)
  return before.filter((pattern) => {
    const compiled = compilePattern(pattern)
    const path = fillPattern(compiled, Object.fromEntries(compiled.names.map((name) => [name, SAMPLE])))
    return matchRoute(map, path)?.screen !== screen
  })
}
