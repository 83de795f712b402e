import type { MovedStatus } from '@/domain/content/content'
import type { Shop } from './shop'
import { pickTouchpoints } from '@/domain/touchpoints'
import { findArea } from './areas'
import { copiedAddresses } from './copied-addresses'
import { liveRoute } from './live-route'
import { canonicalParams } from './params'
import { plainPath, queryText, splitAddress, tidyPath, withQuery } from './paths'
import { findRule, type RuleMatch, type RedirectTable } from './redirect-rules'
import { pathTo, type Params, type RouteMap } from './route-map'
import { fixedOrigin, safeTarget } from './safe-target'
import { isScreen } from './screens'

/** The parts of a shop that redirects are resolved with. */
export type RedirectSite = Readonly<{ routes: RouteMap; redirects: RedirectTable }>

/** A redirect that contributed to an answer. */
export type RuleNote = Readonly<{ id: string; from: string }>

/**
 * The end of a redirect: one hop to `location` (a path of the shop, or an absolute address), or gone for good. `rules` are the
 * redirects behind it in order; several where a chain was flattened.
 */
export type RedirectEnd = Readonly<
  | { kind: 'moved'; rules: readonly RuleNote[]; status: MovedStatus; location: string; external: boolean }
  | { kind: 'gone'; rules: readonly RuleNote[]; status: 410 }
>

/** More hops than any useful chain has; a longer one is treated as a loop. */
const MAX_HOPS = 10

type Step = Readonly<{ path: string; query: URLSearchParams; hash: string | null }>

/**
 * Where a redirect leads, with chains followed to their end and routes in canonical form, so that every answer is one hop; null
 * when none applies, when it loops, or when a parameter fails its rule.
 * @param query the visitor's, without the question mark
 * @param now milliseconds
 */
export function redirectFor(shop: Shop | RedirectSite, path: string, query: string, now: number): RedirectEnd | null {
  const found = findRedirect(shop, path, query, now)
  return found === 'loop' ? null : found
}

/** As `redirectFor`, and says `loop` where redirects lead back to where they began. */
export function findRedirect(shop: Shop | RedirectSite, path: string, query: string, now: number): RedirectEnd | 'loop' | null {
  if (shop.redirects.size === 0) return null
  const trail = followRedirects(shop, { path, query: new URLSearchParams(query), now })
  if (trail.loops) return 'loop'
  const [first] = trail.hits
  if (!first || trail.end === null) return null
  const { status } = first.rule.row
  const rules = trail.hits.map(({ rule: { row } }) => ({ id: row.id, from: row.from }))
  if (trail.end.kind === 'gone' || status === 410) return { kind: 'gone', rules, status: 410 }
  if (trail.end.kind === 'external')
    return { kind: 'moved', rules, status, location: keepQuery(trail.end, query), external: true }
  const { step } = trail.end
  const written = queryText(step.query, query)
  if (tidyPath(step.path) === tidyPath(path) && written === query) return null
  const location = withQuery(step.path, written) + (step.hash === null ? '' : `#${step.hash}`)
  return { kind: 'moved', rules, status, location, external: false }
}

/** `query`: what the visitor's query has left for it. */
type OutsideEnd = Readonly<{ kind: 'external'; url: string; query: URLSearchParams }>

export type Trail = Readonly<{
  hits: readonly RuleMatch[]
  /** Null: a loop, or a target that is not allowed. */
  end: Readonly<{ kind: 'gone' } | OutsideEnd | { kind: 'path'; step: Step }> | null
  loops: boolean
}>

/** Follows redirects from a path until none applies. Always ends: a path seen twice, or too many hops, is a loop. */
export function followRedirects(
  site: RedirectSite,
  start: Readonly<{ path: string; query: URLSearchParams; now: number | null }>,
): Trail {
  const hits: RuleMatch[] = []
  const seen = new Set<string>()
  let step: Step = { path: tidyPath(start.path), query: start.query, hash: null }
  for (;;) {
    const at = `${step.path.toLowerCase()}?${step.query.toString()}`
    if (seen.has(at) || hits.length > MAX_HOPS) return { hits, end: null, loops: true }
    seen.add(at)
    const hit = findRule(site.redirects, { ...step, now: start.now, isLive: (path) => isLive(site.routes, path) })
    if (!hit) {
      const canonical = canonicalStep(site.routes, step, hits.at(-1))
      if (canonical.path.toLowerCase() === step.path.toLowerCase())
        return { hits, end: { kind: 'path', step: canonical }, loops: false }
      step = canonical
      continue
    }
    hits.push(hit)
    const next = targetOf(site.routes, hit)
    if (next === null || 'kind' in next) return { hits, end: next, loops: false }
    step = next
  }
}

const isLive = (routes: RouteMap, path: string): boolean => liveRoute(routes, path) !== null

/**
 * A step whose path is a route in canonical form, also where the visitor's part of it was copied with a rest of its sentence; any
 * other step unchanged.
 */
function canonicalStep(routes: RouteMap, step: Step, hit: RuleMatch | undefined): Step {
  if (!hit || findArea(step.path) !== 'page') return step
  const live = liveRoute(routes, step.path)
  if (live) return { ...step, path: live.path }
  for (const { path, query } of copiedAddresses({ path: plainPath(step.path), query: step.query.toString() })) {
    const meant = liveRoute(routes, path)
    if (meant) return { ...step, path: meant.path, query: new URLSearchParams(query) }
  }
  return isWithoutRest(hit) ? { ...step, path: pageAbove(routes, step.path) } : step
}

/** A prefix that was visited without a path after it, with a target that expects one. */
const isWithoutRest = ({ rule: { row }, rest }: RuleMatch): boolean =>
  row.match === 'prefix' && rest === '' && row.to?.kind === 'path' && row.to.path.endsWith('*')

/** The nearest page above a folder that is none itself; at last the home page. */
function pageAbove(routes: RouteMap, path: string): string {
  const parent = tidyPath(path).replace(/\/[^/]*$/, '') || '/'
  return parent === '/' ? parent : (liveRoute(routes, parent)?.path ?? pageAbove(routes, parent))
}

type Target = Step | Readonly<{ kind: 'gone' }> | OutsideEnd

function targetOf(routes: RouteMap, hit: RuleMatch): Target | null {
  const { to, status } = hit.rule.row
  if (status === 410) return { kind: 'gone' }
  if (to === null) return null
  if (to.kind === 'external') {
    const url = outsideTarget(to.url, hit)
    return url === null ? null : { kind: 'external', url, query: hit.query }
  }
  if (to.kind === 'path') return pathStep(fill(to.path, hit), hit)
  const screen = to.kind === 'page' ? 'content' : to.screen
  const params = to.kind === 'page' ? { slug: to.slug } : fillParams(to.params, hit.params)
  const written = canonicalParams(params)
  if (!isScreen(screen) || !written) return null
  return { path: pathTo(routes, screen, written), query: screenQuery(screen, hit), hash: null }
}

/** An exact old address that leads home (the old cart) leaves its query behind, except for the touchpoints. */
const screenQuery = (screen: string, { rule, query }: RuleMatch): URLSearchParams =>
  screen === 'home' && rule.row.match === 'exact' ? pickTouchpoints(query) : query

function pathStep(filled: string, hit: RuleMatch): Step | null {
  const target = safeTarget(filled)
  if (target === null) return null
  const { path, query, hash } = splitAddress(target)
  return { path, query: query === null ? hit.query : new URLSearchParams(query), hash }
}

/** The filled address, if it still leads to the host that staff have written. */
function outsideTarget(template: string, hit: RuleMatch): string | null {
  const origin = fixedOrigin(template)
  const url = origin === null ? null : safeTarget(fill(template, hit), { external: true })
  return url !== null && new URL(url).origin === origin ? url : null
}

/** Passes the visitor's query on, unless the target has its own. */
function keepQuery({ url, query }: OutsideEnd, written: string): string {
  const target = new URL(url)
  if (target.search === '' && query.size > 0) target.search = queryText(query, written)
  return target.href
}

const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}|(?<=\/):([A-Za-z][A-Za-z0-9]*)/g
const valueOf = (params: Params, name: string): string => (Object.hasOwn(params, name) ? (params[name] ?? '') : '')

const fillPlaces = (text: string, params: Params, write = (value: string) => value): string =>
  text.replace(PLACE, (_place, braced?: string, colon?: string) => write(valueOf(params, braced ?? colon ?? '')))

/** Fills the parameters of the hit, percent-escaped, into an address; a final `*` takes the path after the prefix. */
function fill(address: string, { params, rest, rule }: RuleMatch): string {
  const filled = fillPlaces(address, params, encodeURIComponent)
  return rule.row.match === 'prefix' ? filled.replace(/\*$/, rest) : filled
}

const fillParams = (wanted: Params, params: Params): Params =>
  Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, fillPlaces(value, params)]))
