import type { MovedStatus } from '@/domain/content/content'
import { hasAccounts } from '@/domain/market/widget-modes'
import type { Shop } from './shop'
import { findArea, PREVIEW } from './areas'
import { copiedAddresses, type CopiedAddress } from './copied-addresses'
import type { Directory } from './directory'
import { GUARDS, runGuards, type Guard } from './guards'
import { innerAddress } from './inner-address'
import { isValidParam } from './params'
import { plainPath, tidyPath, withQuery } from './paths'
import { findRedirect, type RedirectEnd, type RuleNote } from './follow-redirects'
import { liveRoute, type LiveRoute } from './live-route'
import { pathTo, type Params } from './route-map'
import { screenRow, type Screen } from './screens'

export type Visit = Readonly<{
  /** Lower case, without port. */
  hostname: string
  /** Still percent-encoded. */
  path: string
  /** Without the question mark. */
  query: string
  /** Milliseconds. */
  now: number
  /** The host is one of `STAFF_HOSTS`. */
  staffHost: boolean
}>

/** Where a password manager sends its user to change a password. */
const CHANGE_PASSWORD = '/.well-known/change-password'

export type Decision = Readonly<
  | { kind: 'pass'; area: 'asset' | 'api' | 'staff'; shop: Shop | null }
  | { kind: 'robots'; shop: Shop }
  /** `location` is absolute. `rules`: the redirects of staff behind it in order; empty where a route was made canonical. */
  | {
      kind: 'redirect'
      shop: Shop
      status: MovedStatus
      location: string
      external: boolean
      rules: readonly RuleNote[]
    }
  /** `variant`: the query selected another inner page, which is never cached. */
  | { kind: 'screen'; shop: Shop; screen: Screen; params: Params; inner: string; variant: boolean; loops?: true }
  /** An unpublished page, for staff: the page itself checks the token in the address. Never cached. */
  | { kind: 'preview'; shop: Shop; inner: string }
  /**
   * A path that resolves to nothing and contains `clarification` says that the link has expired (E-02). `rules`: the redirects
   * that say that the address is gone. `loops`, here and elsewhere: there are redirects, but they lead back to the address.
   */
  | {
      kind: 'abort'
      shop: Shop
      status: 403 | 404 | 410
      wording: 'notFound' | 'expired' | 'gone'
      rules?: readonly RuleNote[]
      loops?: true
    }
  /** A guard leaves the visitor on the current page. */
  | { kind: 'cancel'; shop: Shop; loops?: true }
  | { kind: 'unknownHost' }
>

export type Guards = Readonly<Record<string, Guard>>

/** Makes the whole routing decision in this order: host, asset or API, redirect, route, parameters, guards, screen. */
export function decide(directory: Directory, visit: Visit, guards: Guards = GUARDS): Decision {
  const shop = directory.shopOf(visit.hostname)
  const area = findArea(visit.path)
  if (visit.staffHost && (area === 'staff' || area === 'asset')) return { kind: 'pass', area, shop }
  if (!shop) return { kind: 'unknownHost' }
  if (area === 'robots') return { kind: 'robots', shop }
  if (area === 'asset' || area === 'api') return { kind: 'pass', area, shop }
  if (area === 'staff') return lost(shop, visit.path)
  if (area === 'preview') return previewDecision(shop, visit.path)
  return decideIn(shop, visit, guards)
}

type PageVisit = Pick<Visit, 'path' | 'query' | 'now'>

/** The same for a path that is already known to be one of this shop's pages. */
export function decideIn(shop: Shop, visit: PageVisit, guards: Guards = GUARDS): Decision {
  let loops = false
  for (const { path, query } of addressesFor(visit)) {
    const moved = findRedirect(shop, path, query, visit.now)
    if (moved !== null && moved !== 'loop') return movedDecision(shop, moved)
    loops ||= moved === 'loop'
    const found = screenDecision(shop, { ...visit, query }, path, guards)
    if (found) return looping(loops, found)
  }
  return looping(loops, lost(shop, visit.path))
}

/**
 * The addresses that a visit may mean, in the order in which they are tried: the raw text, so that an escaped letter keeps its
 * meaning; the path as people would write it; then without what was copied along.
 */
function* addressesFor({ path, query }: PageVisit): Generator<CopiedAddress> {
  const tidy = tidyPath(path)
  const plain = plainPath(tidy)
  yield { path: tidy, query }
  if (plain !== tidy) yield { path: plain, query }
  yield* copiedAddresses({ path: plain, query })
}

/** The screen that a path opens, or the way to its canonical address; null when it opens none. */
function screenDecision(shop: Shop, visit: PageVisit, path: string, guards: Guards): Decision | null {
  const route = liveRoute(shop.routes, path)
  if (route) return decideRoute(shop, visit, route, guards)
  return path === CHANGE_PASSWORD && hasAccounts(shop.mode)
    ? redirectTo(shop, 302, pathTo(shop.routes, 'accountManagement'))
    : quoteDecision(shop, visit, path)
}

/** The address of a saved price is the same in every market, and no page that staff could move: `/quotes/{id}`. */
function quoteDecision(shop: Shop, visit: PageVisit, path: string): Decision | null {
  const [, quote] = /^\/quotes\/([^/]+)$/.exec(path) ?? []
  if (quote === undefined || !isValidParam('quote', quote)) return null
  if (path !== visit.path) return redirectTo(shop, 308, withQuery(path, visit.query))
  const inner = innerAddress(shop.key, 'home', {}, new URLSearchParams({ quote }))
  return { kind: 'screen', shop, screen: 'home', params: {}, ...inner }
}

function looping(loops: boolean, decision: Decision): Decision {
  const isHere = decision.kind === 'screen' || decision.kind === 'abort' || decision.kind === 'cancel'
  return loops && isHere ? { ...decision, loops } : decision
}

function decideRoute(shop: Shop, visit: PageVisit, { screen, params, path }: LiveRoute, guards: Guards): Decision {
  const switches = { ...shop.market.switches, accounts: hasAccounts(shop.mode) }
  const answer = runGuards(screenRow(screen).guards, { switches, screen, params }, guards)
  if (answer.kind === 'abort')
    return { kind: 'abort', shop, status: answer.status, wording: wordingOf(answer.status, visit.path) }
  if (answer.kind === 'cancel') return { kind: 'cancel', shop }
  if (answer.kind === 'redirect') return redirectTo(shop, 307, answer.target)
  if (path !== visit.path) return redirectTo(shop, 308, withQuery(path, visit.query))
  return { kind: 'screen', shop, screen, params, ...innerAddress(shop.key, screen, params, new URLSearchParams(visit.query)) }
}

const redirectTo = (shop: Shop, status: 302 | 307 | 308, path: string): Decision => ({
  kind: 'redirect',
  shop,
  status,
  location: shop.origin + path,
  external: false,
  rules: [],
})

function movedDecision(shop: Shop, moved: RedirectEnd): Decision {
  const { rules } = moved
  if (moved.kind === 'gone') return { kind: 'abort', shop, status: 410, wording: 'gone', rules }
  const { external } = moved
  return {
    kind: 'redirect',
    shop,
    status: moved.status,
    external,
    location: external ? moved.location : shop.origin + moved.location,
    rules,
  }
}

const TOKEN = /^[\w-]{1,600}\.[\w-]{1,100}$/

/** A malformed token is a 404; pass on the prefix only, because the path may be most of a valid token. */
function previewDecision(shop: Shop, path: string): Decision {
  const token = path.slice(PREVIEW.length)
  return TOKEN.test(token) ? { kind: 'preview', shop, inner: `/preview/${shop.key}/${token}` } : lost(shop, PREVIEW)
}

const lost = (shop: Shop, path: string): Decision => ({ kind: 'abort', shop, status: 404, wording: wordingOf(404, path) })

function wordingOf(status: number, path: string): 'notFound' | 'expired' | 'gone' {
  if (status === 410) return 'gone'
  return /clarification/i.test(plainPath(path)) ? 'expired' : 'notFound'
}
