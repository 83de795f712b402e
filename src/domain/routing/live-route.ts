import { canonicalParams } from './params'
import { plainPath } from './paths'
import { matchRoute, pathTo, type RouteMap, type RouteMatch } from './route-map'

/** A screen with its parameters in canonical form, and its canonical path. */
export type LiveRoute = RouteMatch & Readonly<{ path: string }>

/** The route that a raw path opens; null when there is none or a parameter fails its rule. */
export function liveRoute(routes: RouteMap, rawPath: string): LiveRoute | null {
  const match = matchRoute(routes, rawPath)
  const params = match && canonicalParams(match.params)
  if (!params) return null
  const path = pathTo(routes, match.screen, params)
  const plain = plainPath(rawPath)
  // An escape keeps a value from being read as literal text only as `pathTo` writes it: `overview%2Dphones` is an overview.
  const isOtherEscape = plain !== rawPath && path.includes('%') && path.toLowerCase() !== rawPath.toLowerCase()
  return isOtherEscape ? liveRoute(routes, plain) : { ...match, params, path }
}
