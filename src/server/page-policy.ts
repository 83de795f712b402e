import type { IncomingHttpHeaders } from 'node:http'
import type { Decision } from '@/domain/routing/decide'
import { isStoredScreen, screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/market/shop'
import { MINUTE } from '@/runtime/durations'
import { rewrittenTo, variantOf, type Variant } from './framework-internals'

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
