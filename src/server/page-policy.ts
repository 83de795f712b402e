import type { IncomingHttpHeaders } from 'node:http'
import { currentSnapshot } from '@/cms/snapshot'
import { isBot } from '@/domain/bots'
import { hostnameOf } from '@/domain/market/hostname'
import type { Shop } from '@/domain/market/shop'
import { areaOf, shopPreviewToken } from '@/domain/routing/areas'
import { decide, type Decision, type Visit } from '@/domain/routing/decide'
import type { Directory } from '@/domain/routing/directory'
import { isStoredScreen, screenRow } from '@/domain/routing/screens'
import type { Headers } from '@/http/response-headers'
import { MINUTE, SECOND } from '@/runtime/durations'
import { shopMetrics } from '@/runtime/shop-metrics'
import { sendStored } from './answers'
import { rewrittenTo, ROUTER_KEY, variantOf, type Variant, withoutRouterKey } from './framework-internals'
import { hasManyHosts, routeName, targetOf } from './request-hygiene'
import type { Exchange, PipelineOptions, PipelineVisitor } from './request-pipeline'

type Visited = Readonly<{ method: string; headers: IncomingHttpHeaders; bot: boolean }>
export type CachedPage = Readonly<{ key: string; shop: Shop; inner: string; variant: Variant; lifeMs: number }>

/**
 * A catalogue page is checked after a minute: it stays if the catalogue's version is the same, else it is made again. A content
 * page needs no check, because its inner address changes with its content.
 */
const CATALOGUE_LIFE_MS = MINUTE

/**
 * The cached page that answers a request, or null for: a personal screen or one with a guard, a variant by query, a bot, any
 * method but GET and HEAD. Its key contains the shop's key, which contains the content hash.
 */
export function cachedPageOf(decision: Decision, { method, headers, bot }: Visited): CachedPage | null {
  if (decision.kind !== 'screen' || decision.variant || bot || (method !== 'GET' && method !== 'HEAD')) return null
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

export type DecideVisit = (directory: Directory, visit: Visit) => Decision
const MOST_REMEMBERED = 1_000

/** `decide()`, which a busy shop asks the same a hundred times a second. Nothing in the content begins or ends within a second. */
export function rememberDecisions(): DecideVisit {
  const second: { directory?: Directory; nth: number; decisions: Map<string, Decision> } = { nth: 0, decisions: new Map() }
  return (directory, visit) => {
    const nth = Math.floor(visit.now / SECOND)
    if (second.directory !== directory || second.nth !== nth) Object.assign(second, { directory, nth, decisions: new Map() })
    const key = `${visit.staffHost} ${visit.hostname} ${visit.path} ${visit.query}`
    const known = second.decisions.get(key)
    if (known) return known
    const decision = decide(directory, visit)
    if (second.decisions.size < MOST_REMEMBERED) second.decisions.set(key, decision)
    return decision
  }
}

/** `defaults`: headers that every answer has, unless it has others of these names. */
type FreshRequest = Exchange & Readonly<{ defaults: Headers; decideOnce: DecideVisit }>

/** Answers at once by a stored page that needs no work (decision 162); false for every other request, which nothing has counted then. */
export function sendFresh(options: PipelineOptions, { request, response, defaults, decideOnce }: FreshRequest): boolean {
  const { method = 'GET', headers } = request
  const directory = currentSnapshot()?.directory
  if (!directory || (method !== 'GET' && method !== 'HEAD') || announcesBody(headers)) return false
  const target = targetOf(request.url)
  if (!target || areaOf(target.path) !== 'page' || hasManyHosts(request) || hasPreview(headers)) return false
  const { hostname, path, query, bot } = requestedPage(options, headers, target)
  const decision = decideOnce(directory, { hostname, path, query, now: options.now(), staffHost: false })
  const cached = cachedPageOf(decision, { method, headers, bot })
  const stored = cached && options.cache.fresh(cached.key)
  if (!stored) return false
  options.onDecision(routeName(decision, path), response)
  shopMetrics().pages.inc({ outcome: 'hit' })
  sendStored(request, response, stored, { shop: cached.shop, state: 'hit', defaults })
  return true
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
