import type { RouteRow } from '@/domain/content/content'
import { compilePattern, fillPattern } from './pattern'
import { compileRoutes, matchRoute } from './route-map'
import type { Screen } from './screens'

const SAMPLE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

/**
 * The patterns that stop leading to a screen: they are in `before`, and the market's new `routes` no longer open the screen at
 * them. A default English pattern still answers after it is removed from the list, so it is not one of them.
 */
export function lostPatterns(screen: Screen, before: readonly string[], routes: readonly RouteRow[]): string[] {
  const map = compileRoutes(routes)
  return before.filter((pattern) => {
    const compiled = compilePattern(pattern)
    const path = fillPattern(compiled, Object.fromEntries(compiled.names.map((name) => [name, SAMPLE])))
    return matchRoute(map, path)?.screen !== screen
  })
}
