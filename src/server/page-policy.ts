import type { IncomingHttpHeaders } from 'node:http'
import type { Decision } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/market/shop'
import { MINUTE } from '@/runtime/durations'

/** The part of a request that may select a cached answer: only the router's variant, no data of the visitor. */
export type Variant = Readonly<Record<string, string>>

type Visited = Readonly<{ method: string; headers: IncomingHttpHeaders; bot: boolean }>
export type CachedPage = Readonly<{ key: string; shop: Shop; inner: string; variant: Variant; lifeMs: number }>

/**
 * A catalogue page is checked after a minute: it stays if the catalogue's version is the same, else it is made again. A content
 * page needs no check, because its inner address changes with its content.
 */
const CATALOGUE_LIFE_MS = MINUTE

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value)

/**
 * The router's headers that select another answer at the same address; null when they are not of a known form. The state tree
 * and `next-url` are left out, because a page that reads no data of the visitor is the same for all of them.
 */
export function variantOf(headers: IncomingHttpHeaders): Variant | null {
  if (headers.rsc === undefined) return {}
  const prefetch = one(headers['next-router-prefetch'])
  const segment = one(headers['next-router-segment-prefetch'])
  if (headers.rsc !== '1' || (prefetch !== undefined && !/^[123]$/.test(prefetch))) return null
  if (segment !== undefined && !/^\/[\x21-\x7e]{1,500}$/.test(segment)) return null
  return {
    rsc: '1',
    ...(prefetch !== undefined && { 'next-router-prefetch': prefetch }),
    ...(segment !== undefined && { 'next-router-segment-prefetch': segment }),
  }
}

/**
 * The cached page that answers a request, or null for: a personal screen or one with a guard, a variant by query, a bot, any
 * method but GET and HEAD. Its key contains the shop's key, which contains the content hash.
 */
export function cachedPageOf(decision: Decision, { method, headers, bot }: Visited): CachedPage | null {
  if (decision.kind !== 'screen' || decision.variant || bot || (method !== 'GET' && method !== 'HEAD')) return null
  const { cache, guards } = screenRow(decision.screen)
  if (cache === 'never' || guards.length > 0) return null
  const variant = variantOf(headers)
  if (variant === null) return null
  const key = [decision.inner, ...Object.entries(variant).map(([name, value]) => `${name}=${value}`)].join('\n')
  return {
    key,
    variant,
    shop: decision.shop,
    inner: decision.inner,
    lifeMs: cache === 'catalogue' ? CATALOGUE_LIFE_MS : Infinity,
  }
}

/** True when an answer may be cached under `inner`: a public 200 of exactly that page which sets no cookie. */
export function storable(inner: string, status: number, headers: IncomingHttpHeaders): boolean {
  const control = one(headers['cache-control']) ?? ''
  const isPublic = /\bs-maxage=\d/.test(control) && !/\b(?:private|no-store)\b/.test(control)
  return status === 200 && isPublic && headers['set-cookie'] === undefined && innerOf(headers) === inner
}

/** The inner address that answered; it differs from the decision's when content was saved in between. */
export function innerOf(headers: IncomingHttpHeaders): string | null {
  const rewrite = one(headers['x-middleware-rewrite'])
  if (rewrite === undefined || !URL.canParse(rewrite, 'http://inner')) return null
  return new URL(rewrite, 'http://inner').pathname
}

/**
 * The query that a page may be requested with: only the keys that its screen declares. The framework caches a static page
 * together with the query of the first request.
 */
export function declaredQuery(decision: Decision, query: URLSearchParams): URLSearchParams {
  const names = decision.kind === 'screen' && decision.variant ? Object.keys(screenRow(decision.screen).variants ?? {}) : []
  return new URLSearchParams(names.flatMap((name) => (query.get(name) === null ? [] : [[name, query.get(name) ?? '']])))
}
