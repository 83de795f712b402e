import type { IncomingHttpHeaders } from 'node:http'
import { currentSnapshot } from '@/cms/snapshot'
import { isBot } from '@/domain/bots'
import { hostnameOf } from '@/domain/market/hostname'
import type { Shop } from '@/domain/market/shop'
import { areaOf, shopPreviewToken } from '@/domain/routing/areas'
import { decide, type Decision } from '@/domain/routing/decide'
import type { Directory } from '@/domain/routing/directory'
import { isStoredScreen, screenRow } from '@/domain/routing/screens'
import type { Headers } from '@/http/response-headers'
import { MINUTE, SECOND } from '@/runtime/durations'
import { shopMetrics } from '@/runtime/shop-metrics'
import { sendStoredFresh } from './answers'
import { isRouterRequest, rewrittenTo, ROUTER_KEY, variantOf, type Variant, withoutRouterKey } from './framework-internals'
import { hasManyHosts, routeName, targetOf } from './request-hygiene'
import type { Exchange, PipelineOptions, PipelineVisitor } from './request-pipeline'

type Visited = Readonly<{ method: string; headers: IncomingHttpHeaders }>
export type CachedPage = Readonly<{ key: string; shop: Shop; inner: string; variant: Variant; lifeMs: number }>

/**
 * A catalogue page is checked after a minute: it stays if the catalogue's version is the same, else it is made again. A content
 * page needs no check, because its inner address changes with its content.
 */
const CATALOGUE_LIFE_MS = MINUTE

/**
 * The cached page that answers a request, or null for: a personal screen or one with a guard, a variant by query, any method but
 * GET and HEAD. Bots get the pages of people: a user agent is no way around the cache. Its key contains the shop's key, which contains the content hash.
 */
export function cachedPageOf(decision: Decision, { method, headers }: Visited): CachedPage | null {
  if (decision.kind !== 'screen' || decision.variant || (method !== 'GET' && method !== 'HEAD')) return null
  const row = screenRow(decision.screen)
  if (!isStoredScreen(row)) return null
  const variant = variantOf(headers)
  if (variant === null) return null
  const key = [decision.inner, ...Object.entries(variant).map(([name, value]) => `${name}=${value}`)].join('\n')
  return {
    key,
    variant,
    shop: decision.shop,
    inner: decision.inner,
    lifeMs: row.cache === 'catalogue' ? CATALOGUE_LIFE_MS : Infinity,
  }
}

/** True when an answer may be cached under `inner`: a public 200 of exactly that page which sets no cookie. */
export function storable(inner: string, status: number, headers: IncomingHttpHeaders): boolean {
  const control = headers['cache-control'] ?? ''
  const isPublic = /\bs-maxage=\d/.test(control) && !/\b(?:private|no-store)\b/.test(control)
  return status === 200 && isPublic && headers['set-cookie'] === undefined && rewrittenTo(headers) === inner
}

/**
 * The query that a page may be requested with: only the keys that its screen declares. The framework caches a static page
 * together with the query of the first request.
 */
export function declaredQuery(decision: Decision, query: URLSearchParams): URLSearchParams {
  const names = decision.kind === 'screen' && decision.variant ? Object.keys(screenRow(decision.screen).variants ?? {}) : []
  return new URLSearchParams(names.flatMap((name) => (query.get(name) === null ? [] : [[name, query.get(name) ?? '']])))
}

/** What a stored page is found by, and the name of its route; null for a request that no stored page answers. */
type Selected = Readonly<{ cached: CachedPage; route: string }> | null
const MOST_REMEMBERED = 1_000

/**
 * What a request for a document selects, which a busy shop asks the same a hundred times a second. Nothing in the content begins
 * or ends within a second.
 */
export function rememberSelections() {
  const second: { directory?: Directory; nth: number; known: Map<string, Selected> } = { nth: 0, known: new Map() }
  return (directory: Directory, { now, key }: Readonly<{ now: number; key: string }>, select: () => Selected): Selected => {
    const nth = Math.floor(now / SECOND)
    if (second.directory !== directory || second.nth !== nth) Object.assign(second, { directory, nth, known: new Map() })
    const known = second.known.get(key)
    if (known !== undefined) return known
    const selected = select()
    if (second.known.size < MOST_REMEMBERED) second.known.set(key, selected)
    return selected
  }
}

/** `defaults`: headers that every answer has, unless it has others of these names. */
type FreshRequest = Exchange & Readonly<{ requestId: string; defaults: Headers; remember: ReturnType<typeof rememberSelections> }>

/** Answers at once by a stored page that needs no work (decision 162); false for every other request, which nothing has counted then. */
export function sendFresh(options: PipelineOptions, { request, response, requestId, defaults, remember }: FreshRequest): boolean {
  const { method = 'GET', headers, url = '' } = request
  const directory = currentSnapshot()?.directory
  if (!directory || (method !== 'GET' && method !== 'HEAD') || announcesBody(headers)) return false
  // As it is written; what the framework would read differently is a page here or goes the whole way.
  if (areaOf(url.split('?', 1)[0] ?? '') !== 'page') return false
  if (hasManyHosts(request) || hasPreview(headers)) return false
  const now = options.now()
  const select = () => selectedBy(options, { directory, now, url, method, headers })
  // A document is selected by its host and its address alone.
  const key = `${headers.host} ${String(headers['x-forwarded-host'])} ${url}`
  const selected = isRouterRequest(headers.rsc) ? select() : remember(directory, { now, key }, select)
  const stored = selected && options.cache.fresh(selected.cached.key)
  if (!stored) return false
  options.onDecision(selected.route, response)
  shopMetrics().pages.inc({ outcome: 'hit' })
  sendStoredFresh({ request, response, shop: selected.cached.shop, requestId, defaults }, stored)
  return true
}

type Selecting = Readonly<{ directory: Directory; now: number; url: string; method: string; headers: IncomingHttpHeaders }>

function selectedBy(options: PipelineOptions, { directory, now, url, method, headers }: Selecting): Selected {
  const target = targetOf(url)
  if (!target || areaOf(target.path) !== 'page') return null
  const { hostname, path, query } = requestedPage(options, headers, target)
  const decision = decide(directory, { hostname, path, query, now, staffHost: false })
  const cached = cachedPageOf(decision, { method, headers })
  return cached && { cached, route: routeName(decision, path) }
}

const announcesBody = (headers: IncomingHttpHeaders): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
const hasPreview = ({ cookie }: IncomingHttpHeaders): boolean => cookie !== undefined && shopPreviewToken(cookie) !== null

type Target = Readonly<{ path: string; query: string }>
type RequestedPage = Pick<PipelineVisitor, 'hostname' | 'path' | 'query' | 'routerKey' | 'bot'>

/** What a request asks for, as its headers and its target say. */
export function requestedPage(
  { trustProxy }: PipelineOptions,
  headers: IncomingHttpHeaders,
  { path, query }: Target,
): RequestedPage {
  return {
    hostname: hostnameOf(headers.host, String(headers['x-forwarded-host'] ?? ''), trustProxy),
    path,
    query: withoutRouterKey(query),
    routerKey: query === '' ? null : new URLSearchParams(query).get(ROUTER_KEY),
    bot: isBot(headers['user-agent']),
  }
}
