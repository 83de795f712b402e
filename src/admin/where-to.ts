import { areValidParams } from '@/domain/routing/params'
import { splitAddress, tidyPath } from '@/domain/routing/paths'
import { redirectFor, type RedirectSite } from '@/domain/routing/redirects'
import { matchRoute, pathTo } from '@/domain/routing/route-map'

export type Destination = Readonly<
  | { kind: 'moved'; ruleId: string; status: number; location: string }
  | { kind: 'gone'; ruleId: string }
  | { kind: 'screen'; screen: string; canonical: string | null }
  | { kind: 'nothing' }
>

/** What the front door would answer to an address of the market: by the same functions as the door. */
export function whereTo(site: RedirectSite, address: string, now: number): Destination {
  const { path, query } = splitAddress(address)
  const moved = redirectFor(site, path, query ?? '', now)
  if (moved?.kind === 'gone') return { kind: 'gone', ruleId: moved.id }
  if (moved) return { kind: 'moved', ruleId: moved.id, status: moved.status, location: moved.location }
  const route = matchRoute(site.routes, tidyPath(path))
  if (!route || !areValidParams(route.params)) return { kind: 'nothing' }
  const canonical = route.canonical ? null : pathTo(site.routes, route.screen, route.params)
  return { kind: 'screen', screen: route.screen, canonical }
}

/** An address that a redirect's `from` matches, to start trying with. */
export const exampleOf = (from: string, match: string): string => {
  const filled = from.replace(/\{([A-Za-z][A-Za-z0-9]*)\}|(?<=[/=]):([A-Za-z][A-Za-z0-9]*)/g, 'a1b2c3d4e5f60718293a4b5c6d7e8f90')
  return match === 'prefix' ? `${filled.replace(/\/?\*?$/, '')}/anything` : filled
}
