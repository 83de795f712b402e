import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isBot } from '@/domain/bots'
import { readHostname } from '@/domain/market/hostname'
import type { Shop } from '@/domain/routing/shop'
import type { Decision } from '@/domain/routing/decide'
import { isStoredScreen, screenRow } from '@/domain/routing/screens'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { lacksStyles } from './inline-styles'
import { rewrittenTo, ROUTER_KEY, readVariant, type Variant, withoutRouterKey } from './framework-internals'
import type { PipelineOptions, PipelineVisitor } from './request-pipeline'

type Visited = Readonly<{ method: string; headers: IncomingHttpHeaders; query: string }>
export type CachedPage = Readonly<{
  key: string
  shop: Shop
  inner: string
  variant: Variant
  lifeMs: number
  /** The query that selects the page: a search, stored apart from pages and only while it lacks nothing. */
  search: string | null
}>

const HAS_PAGE_CACHE = isSwitchedOn('page-cache')

/**
 * A catalogue page is checked after a minute: it stays if the catalogue's version is the same, else it is made again. A content
 * page needs no check, because its inner address changes with its content.
 */
const CATALOGUE_LIFE_MS = MINUTE

/**
 * The cached page that answers a request, or null for: a personal screen or one with a guard, a variant by query except a document
 * of a search, any method but GET and HEAD. Bots get the pages of people: a user agent is no way around the cache. Its key contains the shop's key, which contains the content hash.
 */
export function findCachedPage(decision: Decision, { method, headers, query }: Visited): CachedPage | null {
  if (!HAS_PAGE_CACHE) return null
  if (decision.kind !== 'screen' || (method !== 'GET' && method !== 'HEAD')) return null
  const row = screenRow(decision.screen)
  if (!isStoredScreen(row)) return null
  const variant = readVariant(headers)
  if (variant === null) return null
  const isSearch = /^\/shop\/[^/]+\/search\//.test(decision.inner) && Object.keys(variant).length === 0
  if (decision.variant && !isSearch) return null
  const search = isSearch ? declaredQuery(decision, new URLSearchParams(query)).toString() : null
  const key = [
    decision.inner,
    ...(search === null ? [] : [search]),
    ...Object.entries(variant).map(([name, value]) => `${name}=${value}`),
  ].join('\n')
  return {
    key,
    variant,
    shop: decision.shop,
    inner: decision.inner,
    lifeMs: row.cache === 'catalogue' ? CATALOGUE_LIFE_MS : Infinity,
    search,
  }
}

/** True for a 200 of exactly that page which sets no cookie. */
export const isAnswerAt = (inner: string, status: number, headers: IncomingHttpHeaders): boolean =>
  status === 200 && headers['set-cookie'] === undefined && rewrittenTo(headers) === inner

/** True when an answer may be cached under `inner`: a public 200 of exactly that page which sets no cookie. */
export function storable(inner: string, status: number, headers: IncomingHttpHeaders): boolean {
  const control = headers['cache-control'] ?? ''
  return isAnswerAt(inner, status, headers) && /\bs-maxage=\d/.test(control) && !/\b(?:private|no-store)\b/.test(control)
}

/**
 * The query that a page may be requested with: only the keys that its screen declares. The framework caches a static page
 * together with the query of the first request.
 */
export function declaredQuery(decision: Decision, query: URLSearchParams): URLSearchParams {
  const names = decision.kind === 'screen' && decision.variant ? Object.keys(screenRow(decision.screen).variants ?? {}) : []
  return new URLSearchParams(names.flatMap((name) => (query.get(name) === null ? [] : [[name, query.get(name) ?? '']])))
}

type Target = Readonly<{ path: string; query: string }>
type RequestedPage = Pick<PipelineVisitor, 'hostname' | 'path' | 'query' | 'routerKey' | 'bot' | 'lacksStyles'>

/** What a request asks for, as its headers and its target say. */
export function requestedPage(
  { isTrusted }: PipelineOptions,
  { headers, socket }: IncomingMessage,
  { path, query }: Target,
): RequestedPage {
  return {
    hostname: readHostname(headers.host, String(headers['x-forwarded-host'] ?? ''), isTrusted(socket.remoteAddress)),
    path,
    query: withoutRouterKey(query),
    routerKey: query === '' ? null : new URLSearchParams(query).get(ROUTER_KEY),
    bot: isBot(headers['user-agent']),
    lacksStyles: lacksStyles(headers),
  }
}
