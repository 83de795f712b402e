import type { MovedStatus } from '@/domain/content/content'
import { siteHeaders, type Headers } from './response-headers'
import type { Shop } from '@/domain/routing/shop'
import type { Decision } from '@/domain/routing/decide'
import { loginPath } from '@/domain/routing/login-path'
import { withQuery } from '@/domain/routing/paths'
import { pathTo } from '@/domain/routing/route-map'
import { screenRow } from '@/domain/routing/screens'
import { mayHaveSession } from './cookies'

export type PlainAnswer = Readonly<{ status: number; headers: Headers; body: string }>

/** `document`: what a browser that asks for a whole page sends; null for a request of the framework's router or of a preview. */
type PlainRequest = Readonly<{
  method: string
  bot: boolean
  document: Readonly<{ cookie: string | undefined; query: string }> | null
}>

const UNKNOWN_HOST =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>421</title><p>This address is not served here.</p></html>\n'
const TEXT = { 'content-type': 'text/plain; charset=utf-8' }
/** Browsers repeat other methods than GET as GET after a 301 or 302. */
const SAME_METHOD = { 301: 308, 302: 307, 307: 307, 308: 308 } as const satisfies Record<MovedStatus, 307 | 308>
const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * Answers the decisions that need no rendering: redirects, unknown hosts, robots.txt, a method that pages do not have, and
 * errors for bots (an empty body, E-03), the log-in in place of a customer's own screen. Null: a page, an asset or a handler answers.
 */
export function plainAnswer(decision: Decision, { method, bot, document }: PlainRequest): PlainAnswer | null {
  if (decision.kind === 'unknownHost') {
    return {
      status: 421,
      headers: { ...siteHeaders(null), ...NO_STORE, 'content-type': 'text/html; charset=utf-8' },
      body: UNKNOWN_HOST,
    }
  }
  if (decision.kind === 'pass') return null
  const headers = siteHeaders(decision.shop)
  if (decision.kind === 'redirect') {
    // `no-cache`: browsers would otherwise cache a 301 for ever, but a changed redirect must take effect within a second.
    return {
      status: method === 'GET' || method === 'HEAD' ? decision.status : SAME_METHOD[decision.status],
      headers: { ...headers, location: decision.location, 'cache-control': 'no-cache' },
      body: '',
    }
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return { status: 405, headers: { ...headers, ...NO_STORE, allow: 'GET, HEAD' }, body: '' }
  }
  if (decision.kind === 'cancel') return { status: 204, headers: { ...headers, ...NO_STORE }, body: '' }
  if (decision.kind === 'abort') return bot ? { status: decision.status, headers: { ...headers, ...NO_STORE }, body: '' } : null
  if (decision.kind === 'robots') {
    return { status: 200, headers: { ...headers, ...TEXT, 'cache-control': 'no-cache' }, body: robots(decision.shop) }
  }
  const login = document && loginFor(decision, document)
  return login ? { status: 307, headers: { ...headers, ...NO_STORE, location: login }, body: '' } : null
}

/**
 * The address of the log-in for a screen of a customer's own in a browser without a session; the log-in leads back. The code of
 * the screen does the same for a session that has ended.
 */
function loginFor(decision: Decision, { cookie, query }: NonNullable<PlainRequest['document']>): string | null {
  if (decision.kind !== 'screen' || !screenRow(decision.screen).customer || mayHaveSession(decision.shop, cookie)) return null
  const { origin, routes } = decision.shop
  const own = withQuery(pathTo(routes, decision.screen, decision.params), query)
  return origin + loginPath(pathTo(routes, 'accountOverview'), own)
}

/** A host that is not for search engines disallows everything; others disallow the own API and personal pages (M-03, P-23). */
function robots({ noindex, mode, indexOrigin }: Shop): string {
  if (noindex) return 'User-agent: *\nDisallow: /\n'
  const sitemap = mode === 'default' ? `\nSitemap: ${indexOrigin}/sitemap.xml\n` : ''
  return `User-agent: *\nDisallow: /api/\n${sitemap}`
}
