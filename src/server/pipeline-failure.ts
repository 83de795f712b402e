import type { IncomingMessage, ServerResponse } from 'node:http'
import { currentSnapshot } from '@/cms/snapshot'
import { isBot } from '@/domain/bots'
import { contentPolicy } from '@/http/content-policy'
import { readHostname } from '@/domain/market/hostname'
import { frameOrigins, pageHeaders, siteHeaders, type Headers } from '@/http/response-headers'
import { findArea } from '@/domain/routing/areas'
import type { Shop } from '@/domain/routing/shop'
import { formatWait, takeWait } from '@/http/page-waits'
import { problemDocument } from '@trade-in-shop/contracts/api-answer'
import { sendText } from './answers'
import { failurePage, maintenancePage } from './failure-page'
import { parseTarget } from './request-hygiene'
import { beforeHead, holdAnswer } from './response-defaults'

type Failed = Readonly<{
  request: IncomingMessage
  response: ServerResponse
  requestId: string
  /** The peer is a proxy of ours. */
  isTrusted: boolean
  /** The request was refused because too many others wait: 503, and when to come again. */
  retryAfterS?: number
}>

const NO_STORE = { 'cache-control': 'private, no-store' }

/** A problem document of the server entry itself, for API calls (RFC 9457). */
export function sendProblem(
  response: ServerResponse,
  status: number,
  code: Parameters<typeof problemDocument>[1],
  requestId: string,
  more?: Headers,
): void {
  const headers = { ...siteHeaders(null), ...NO_STORE, 'x-request-id': requestId, 'content-type': 'application/problem+json' }
  sendText(response, status, { ...headers, ...more }, JSON.stringify(problemDocument(status, code, requestId)))
}

/**
 * Answers a request that failed in the server entry itself, or that it refused (E-11): the page in the market's language, or in
 * all languages where the market is unknown, with the request's id. Needs neither framework nor database.
 */
export function sendFailure({ request, response, requestId, isTrusted, retryAfterS }: Failed): void {
  if (response.headersSent) return void response.destroy()
  const area = findArea(parseTarget(request.url)?.path ?? '/')
  const isRefused = retryAfterS !== undefined
  const status = isRefused ? 503 : 500
  const wait: Headers = isRefused ? { 'retry-after': String(retryAfterS) } : {}
  if (area === 'api' || (request.url ?? '').startsWith('/cms-api'))
    return sendProblem(response, status, isRefused ? 'unavailable' : 'internal', requestId, wait)
  const shop = shopOf(request, isTrusted)
  const headers = { ...(shop ? pageHeaders(shop, { secret: true, noindex: true }) : siteHeaders(null)), ...NO_STORE }
  const waitText = isRefused && shop ? formatWait(retryAfterS, shop.locale) : undefined
  const html = shop ? failurePage(shop.language, shop.locale, requestId, waitText) : maintenancePage(requestId)
  // Without the shop's pictures, which the page does not show: a problem must cost next to nothing.
  const policy = contentPolicy(null, [], { framedBy: shop ? frameOrigins(shop) : [] })
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  const isEmpty = request.method === 'HEAD' || isBot(request.headers['user-agent'])
  sendText(response, status, { ...headers, ...type, ...wait, 'x-request-id': requestId }, isEmpty ? '' : html)
}

/** The shop of a host; null where it is unknown, for example because the look-up is what failed. */
function shopOf({ headers }: IncomingMessage, isTrusted: boolean): Shop | null {
  try {
    const hostname = readHostname(headers.host, String(headers['x-forwarded-host'] ?? ''), isTrusted)
    return currentSnapshot()?.directory.shopOf(hostname) ?? null
  } catch {
    return null
  }
}

type Visit = Readonly<{ request: IncomingMessage; response: ServerResponse; path: string; requestId: string }>

/** The calm page. The framework's own would need the script of the admin, and would come with status 200. */
const calmPage = (requestId: string) => ({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(null, []),
    'cache-control': 'private, no-store',
    'retry-after': '1',
  },
  body: maintenancePage(requestId),
})

/**
 * While the database is unreachable, any error of the CMS or the admin is caused by that, so it becomes a 503 instead of a
 * program error (F2); a page of the admin whose render the database did not answer becomes the calm page at any time, for the
 * admin's router too, which then loads the address in full. Once started, the CMS does this itself; after a start without a
 * database it cannot (F3).
 */
export function answerStaffWhileAway({ request, response, path, requestId }: Visit, isDegraded: () => boolean): void {
  const isAway = (status: number) => status === 500 && isDegraded()
  if (path.startsWith('/admin') && (request.method === 'GET' || request.method === 'HEAD'))
    return holdAnswer(response, (status) => (takeWait(requestId) || isAway(status) ? calmPage(requestId) : null))
  beforeHead(response, (status) => {
    if (!isAway(status)) return status
    response.setHeader('retry-after', '1')
    return 503
  })
}
