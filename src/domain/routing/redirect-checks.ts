import type { RedirectRow } from '@/domain/content/content'
import type { RedirectTarget } from '@/domain/content/redirect-destination'
import { runAtOnce, type Steps } from '@/domain/steps'
import { patternsOverlap } from './overlap'
import { compilePattern } from './pattern'
import { splitAddress, withQuery, lookupForm, withBraces } from './paths'
import { competitionKey, listCompetitors, sourceForm, type Neighbourhood } from './redirect-neighbourhood'
import { followRedirects, type Trail } from './follow-redirects'
import { matchRoute, type CompiledRoute, type RouteMap } from './route-map'

/** A sample value that passes the rule of every parameter and is long enough for an e-mail hash; another for each index. */
const sampleValue = (index: number): string => `a1b2c3d4e5f60718293a4b5c6d7e8f${String(index).padStart(2, '0')}`
/** The sample for the part of a path that follows a prefix. */
const REST = sampleValue(99)
const PLACE = /\{([A-Za-z][A-Za-z0-9]*)\}|(?<=[/=]):([A-Za-z][A-Za-z0-9]*)/g

const namesOf = (from: string): string[] => [...new Set([...from.matchAll(PLACE)].map((place) => place[1] ?? place[2] ?? ''))]

/** An address that the rule's `from` matches. */
function sampleOf(row: RedirectRow): { path: string; query: URLSearchParams } {
  const names = namesOf(row.from)
  const filled = row.from
    .replace(PLACE, (_place, braced?: string, colon?: string) => sampleValue(names.indexOf(braced ?? colon ?? '')))
    .replace(/\*$/, '')
  const { path, query } = splitAddress(filled)
  // A path below the prefix, because the prefix's own path may belong to another rule.
  return { path: row.match === 'prefix' ? `${path.replace(/\/$/, '')}/${REST}` : path, query: new URLSearchParams(query ?? '') }
}

/** Visits that the rule could apply to: of a prefix its own path and two below, because another rule may take only some of them. */
export function sampleVisits(row: RedirectRow): readonly Readonly<{ path: string; query: URLSearchParams }>[] {
  const { path, query } = sampleOf(row)
  if (row.match !== 'prefix') return [{ path, query }]
  return [path.slice(0, -REST.length - 1) || '/', path, `${path}/${REST}`].map((each) => ({ path: each, query }))
}

/** An address that the rule applies to, as the first example when staff try it. */
export const makeExamplePath = (row: Pick<RedirectRow, 'from' | 'match'>): string => {
  const filled = row.from.replace(PLACE, sampleValue(0))
  return row.match === 'prefix' ? `${filled.replace(/\/?\*?$/, '')}/anything` : filled
}

/** Where a row leads, rule by rule, among the rows near it. Dates are ignored: a loop that would begin later is refused too. */
export const followRow = (row: RedirectRow, near: Neighbourhood): Trail =>
  followRedirects(near.site, { ...sampleOf(row), now: null })

const rowsOf = (trail: Trail): RedirectRow[] => [...new Set(trail.hits.map((hit) => hit.rule.row))]

/** The rows of the loop that a row closes, in order; null when there is none. */
export function findLoop(row: RedirectRow, near: Neighbourhood, trail = followRow(row, near)): readonly RedirectRow[] | null {
  return trail.loops ? rowsOf(trail) : null
}

export type Chain = Readonly<{
  /** The rows in order; the first one begins the chain. */
  rows: readonly RedirectRow[]
  /** The end of the chain as a target for the first row; null when the chain has no end or one row cannot express it. */
  target: RedirectTarget | null
  /** The same end as an address; for a pattern, with its parameters. */
  flattened: string | null
}>

/** The chain that a row begins: its target is another row's `from`. Null when the row leads to its end in one hop. */
export function findChain(row: RedirectRow, near: Neighbourhood, trail = followRow(row, near)): Chain | null {
  if (trail.loops || trail.hits.length < 2) return null
  const flattened = endOf(row, trail)
  return { rows: rowsOf(trail), target: targetOf(trail, flattened), flattened }
}

/** The address at the end of the chain, with the row's parameters in place of the sample values. */
function endOf(row: RedirectRow, { end }: Trail): string | null {
  if (end === null || end.kind === 'gone') return null
  const address =
    end.kind === 'external'
      ? end.url
      : withQuery(end.step.path, end.step.query.toString()) + (end.step.hash === null ? '' : `#${end.step.hash}`)
  const named = namesOf(row.from).reduce((said, name, index) => said.replaceAll(sampleValue(index), `{${name}}`), address)
  if (!named.includes(REST)) return named
  return named.endsWith(`/${REST}`) ? named.slice(0, -REST.length) + '*' : null
}

/** The last row's own screen or page, so that the target follows the route map; else the address. */
function targetOf({ hits, end }: Trail, flattened: string | null): RedirectTarget | null {
  const last = hits.at(-1)?.rule.row.to
  if (last?.kind === 'page') return last
  if (last?.kind === 'screen' && !Object.values(last.params).some((value) => namesOf(`/${value}`).length > 0)) return last
  if (flattened === null) return null
  return end?.kind === 'external' ? { kind: 'external', url: flattened } : { kind: 'path', path: flattened }
}

/**
 * Other rows that would reach their end through this one as a second hop. Exact rows are found by the paths that others lead
 * to; a prefix, a pattern, or a row that hides a route may match any path, so all rows are followed, once per neighbourhood.
 */
export function findBefore(row: RedirectRow, near: Neighbourhood): readonly RedirectRow[] {
  const known = secondHops.get(near)
  if (!known && row.match === 'exact' && !row.hidesRoute) {
    const leading = near.byTarget.get(sourceForm(splitAddress(row.from).path)) ?? []
    return leading.filter((other) => other.enabled && other !== row && secondHopOf(other, near) === row)
  }
  return (known ?? runAtOnce(secondHopSteps(near))).get(row) ?? []
}

type SecondHops = ReadonlyMap<RedirectRow, readonly RedirectRow[]>
const secondHops = new WeakMap<Neighbourhood, SecondHops>()

const secondHopOf = (row: RedirectRow, near: Neighbourhood): RedirectRow | undefined => followRow(row, near).hits[1]?.rule.row

/** Follows all rows of a neighbourhood, so that `findBefore` knows for each which others reach it as a second hop. */
export function* secondHopSteps(near: Neighbourhood): Steps<SecondHops> {
  const before = new Map<RedirectRow, RedirectRow[]>()
  for (const row of near.rows) {
    yield
    const hop = row.enabled ? secondHopOf(row, near) : undefined
    if (!hop || hop === row) continue
    const known = before.get(hop)
    if (known) known.push(row)
    else before.set(hop, [row])
  }
  secondHops.set(near, before)
  return before
}

/**
 * Another pattern of equal weight that can match a common address at a common time, so that it is undefined which one applies.
 */
export function findRival(row: RedirectRow, near: Neighbourhood): RedirectRow | null {
  const [own] = listCompetitors(row)
  if (!own) return null
  const others = near.competitors.get(competitionKey(own)) ?? []
  const rival = others.find(
    (other) => other.row !== row && sameTime(other.row, row) && patternsOverlap(other.pattern, own.pattern),
  )
  return rival?.row ?? null
}

const sameTime = (left: RedirectRow, right: RedirectRow): boolean => startsBefore(left, right) && startsBefore(right, left)
const startsBefore = ({ validFrom }: RedirectRow, { validTo }: RedirectRow): boolean =>
  validFrom === null || validTo === null || Date.parse(validFrom) < Date.parse(validTo)

/**
 * The live route that a redirect would replace; null when it hides none. An exact `from` hides a route without parameters and a
 * published page; an address that only the catalogue could know (a retired device) is free. A pattern or prefix hides a route
 * when all or part of its canonical addresses match it.
 */
export function hiddenRoute(row: RedirectRow, routes: RouteMap, slugs: ReadonlySet<string>): CompiledRoute | null {
  const { path, query } = splitAddress(row.from)
  if (query !== null) return null
  const canonical = routes.filter((route) => route.canonical)
  if (row.match === 'prefix') return canonical.find((route) => isBelow(route.pattern, path)) ?? null
  if (row.match === 'pattern') {
    const pattern = compilePattern(lookupForm(withBraces(path)))
    return canonical.find((route) => patternsOverlap(route.compiled, pattern)) ?? null
  }
  const match = matchRoute(routes, lookupForm(path))
  if (!match?.canonical) return null
  const hides = Object.keys(match.params).length === 0 || (match.screen === 'content' && slugs.has(match.params.slug ?? ''))
  return hides ? (canonical.find((route) => route.screen === match.screen) ?? null) : null
}

function isBelow(pattern: string, from: string): boolean {
  const prefix = from.replace(/\*$/, '').replace(/\/$/, '').toLowerCase()
  const route = pattern.toLowerCase()
  return route === (prefix || '/') || route.startsWith(`${prefix}/`)
}
