import type { Shop } from './shop'
import { findArea } from './areas'
import { decideIn } from './decide'
import { liveRoute } from './live-route'
import { plainPath, splitAddress, tidyPath } from './paths'
import { findRule } from './redirect-rules'
import type { RuleNote } from './follow-redirects'

/** More answers than any useful chain has. */
const MAX_HOPS = 10

/** One answer that redirects the visitor, or says that the address is gone. */
export type Hop = Readonly<{
  /** Path and query that were asked for. */
  asked: string
  status: number
  /** Absolute; null when the address is gone. */
  location: string | null
  /** The redirects behind it in order; several where a chain was flattened, none where a route was made canonical. */
  rules: readonly RuleNote[]
}>

export type Trace = Readonly<{
  hops: readonly Hop[]
  /** The last status; null when the visitor leaves the shop for another site. */
  status: number | null
  end: 'screen' | 'missing' | 'gone' | 'outside' | 'loop' | 'machinery'
  /** The screen at the end. */
  screen: string | null
  /** Whether the screen finds anything under its parameters: only the catalogue or the trade platform knows. */
  unsure: boolean
  /** The last address that was asked for, or the outside address. */
  address: string
  /** The screen that the address itself would open without a redirect. */
  hides: string | null
  /** The prefix rule that would apply if the address were no live page. */
  givesWay: RuleNote | null
}>

const noteOf = ({ id, from }: RuleNote): RuleNote => ({ id, from })

/** A visitor of a shop at a moment (milliseconds), with the slugs of the pages that are published there. */
export type TracedVisitor = Readonly<{ shop: Shop; slugs: ReadonlySet<string>; now: number }>

type End = Pick<Trace, 'status' | 'end' | 'screen' | 'unsure' | 'address'>
type Answer = Readonly<{ hop: Hop | null; next: string | null; end: End | null }>

/** Every answer that a visitor to an address gets in turn, with the redirects behind each; uses the same code as a request. */
export function traceVisit(visitor: TracedVisitor, address: string): Trace {
  const start = address.split('#')[0] || '/'
  const hops: Hop[] = []
  const asked = new Set<string>()
  let at = start
  for (;;) {
    const answer = asked.has(at) || hops.length >= MAX_HOPS ? looping(at) : answerTo(visitor, at)
    asked.add(at)
    if (answer.hop) hops.push(answer.hop)
    if (answer.end) return { ...answer.end, hops, ...hiddenBehind(visitor, start, hops) }
    at = answer.next ?? '/'
  }
}

const ended = (end: Pick<Trace, 'end' | 'address'> & Partial<End>, hop: Hop | null = null): Answer => ({
  hop,
  next: null,
  end: { status: null, screen: null, unsure: false, ...end },
})
const looping = (at: string): Answer => ended({ end: 'loop', address: at })

function answerTo(visitor: TracedVisitor, at: string): Answer {
  const { shop, slugs, now } = visitor
  const { path, query } = splitAddress(at)
  if (findArea(path) !== 'page') return ended({ end: 'machinery', address: at })
  const decision = decideIn(shop, { path, query: query ?? '', now })
  if (decision.kind === 'redirect') {
    const { status, location, rules } = decision
    const hop = { asked: at, status, location, rules }
    if (decision.external || !location.startsWith(`${shop.origin}/`)) return ended({ end: 'outside', address: location }, hop)
    return { hop, next: location.slice(shop.origin.length).split('#')[0] ?? '/', end: null }
  }
  if ('loops' in decision) return looping(at)
  if (decision.kind === 'screen') {
    const { screen, params } = decision
    if (screen === 'content' && !slugs.has(params.slug ?? '')) return ended({ end: 'missing', status: 404, screen, address: at })
    const unsure = screen !== 'content' && Object.keys(params).length > 0
    return ended({ end: 'screen', status: 200, screen, unsure, address: at })
  }
  const { status, rules = [] } = decision.kind === 'abort' ? decision : { status: 404 }
  if (status === 410) return ended({ end: 'gone', status, address: at }, { asked: at, status, location: null, rules })
  return ended({ end: 'missing', status, address: at })
}

/** What the answer hides: the live page behind a redirect, or the prefix rule that gives way to a live page. */
function hiddenBehind(
  { shop, slugs, now }: TracedVisitor,
  start: string,
  hops: readonly Hop[],
): Pick<Trace, 'hides' | 'givesWay'> {
  const { path, query } = splitAddress(start)
  const live = liveRoute(shop.routes, plainPath(tidyPath(path)))
  if (!live) return { hides: null, givesWay: null }
  if ((hops[0]?.rules.length ?? 0) > 0) {
    const shown = live.canonical && (live.screen !== 'content' || slugs.has(live.params.slug ?? ''))
    return { hides: shown ? live.screen : null, givesWay: null }
  }
  const lookup = { path: tidyPath(path), query: new URLSearchParams(query ?? ''), now, isLive: () => false }
  const rule = findRule(shop.redirects, lookup)?.rule.row
  return { hides: null, givesWay: rule ? noteOf(rule) : null }
}
