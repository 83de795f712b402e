import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Shop } from '@/domain/routing/shop'
import { acceptedEncodings, compressBrotli, compressGzip, type Encoding, isCompressible } from './encodings'
import { isFrameworkAnswerHeader, PAGE_VARY, ROUTER_KEY } from './framework-internals'
import { bestBytes, type EncodedBytes, type SentHeaders, type StoredForm, type StoredPage } from './stored-page'

/** A complete answer: its body before it is compressed for its client, or the form of a stored page. */
export type HttpAnswer = Readonly<{ status: number; headers: SentHeaders; body: Buffer | StoredForm }>
export type WholeAnswer = HttpAnswer & Readonly<{ body: Buffer }>

/** Headers of the connection, and headers that are set here. */
const NOT_SENT = /^(?:etag|content-length|transfer-encoding|connection|keep-alive|date|vary|accept-ch|critical-ch)$/

export function sentHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const sent: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !NOT_SENT.test(name) && !isFrameworkAnswerHeader(name)) sent[name] = value
  return sent
}

/** Browsers revalidate each time and mostly get a 304, so returning visitors see a save within a second. */
const ASK_AGAIN = 'private, no-cache'
const YEAR_IN_SECONDS = 31_536_000

const hasBody = (request: IncomingMessage, status: number): boolean =>
  request.method !== 'HEAD' && status !== 304 && status !== 204

/**
 * The locale cookie of a document: written when it is missing or different, never read (M-04). It is added to each answer, not
 * to the cached page.
 */
export function localeCookie(request: IncomingMessage, shop: Shop): string | null {
  const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
  const has = (request.headers.cookie ?? '').split(/;\s*/).includes(`locale=${shop.locale}`)
  return has ? null : `locale=${shop.locale}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`
}

export type AnswerExtras = Readonly<{
  shop: Shop | null
  cacheControl?: string
  state?: string
  ageMs?: number
  vary?: string
  /** By default the form without styles. */
  form?: StoredForm
}>

type OutgoingHeaders = Record<string, string | string[] | number>

/** Sends a cached page: the smallest bytes of `extra.form` that this client accepts, or 304. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredPage, extra: AnswerExtras): void {
  const isSame = etagsOf(request.headers['if-none-match']).includes(stored.etag)
  const best = bestBytes(extra.form ?? stored, acceptedEncodings(one(request.headers['accept-encoding'])))
  const status = isSame ? 304 : 200
  const headers = storedHeaders(stored, isSame ? null : best, extra)
  addCookie(headers, request, extra.shop)
  response.writeHead(status, headers)
  response.end(hasBody(request, status) ? best[1] : undefined)
}

/** `best`: the bytes that follow and their encoding; null for a 304. */
function storedHeaders(stored: StoredPage, best: EncodedBytes | null, extra: AnswerExtras): OutgoingHeaders {
  const headers: OutgoingHeaders = { ...stored.headers }
  headers.etag = stored.etag
  headers.vary = extra.vary ?? PAGE_VARY
  headers['cache-control'] = extra.cacheControl ?? ASK_AGAIN
  if (extra.state) headers['x-cache'] = extra.state
  if (extra.state === 'stale') headers['x-data-age'] = String(Math.round((extra.ageMs ?? 0) / 1000))
  if (!best) return headers
  const [encoding, bytes] = best
  headers['content-length'] = bytes.length
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  return headers
}

/** Sends an answer that is not cached, compressed for this client. */
export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
  extra: AnswerExtras,
): Promise<void> {
  const [encoding, body] = await encodedBody(answer, acceptedEncodings(one(request.headers['accept-encoding'])))
  const headers: OutgoingHeaders = {
    ...answer.headers,
    vary: PAGE_VARY,
    'cache-control': extra.cacheControl ?? 'private, no-store',
    'content-length': body.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  }
  addCookie(headers, request, extra.shop)
  response.writeHead(answer.status, headers)
  response.end(hasBody(request, answer.status) ? body : undefined)
}

async function encodedBody({ headers, body }: HttpAnswer, accepted: readonly Encoding[]): Promise<EncodedBytes> {
  if (!Buffer.isBuffer(body)) return bestBytes(body, accepted)
  const type = String(headers['content-type'] ?? '')
  const [wanted = 'identity'] = accepted
  if (!isCompressible(type, body.length) || headers['content-encoding'] !== undefined || wanted === 'identity')
    return ['identity', body]
  return [wanted, wanted === 'br' ? await compressBrotli(body, 4) : await compressGzip(body, 6)]
}

function addCookie(headers: OutgoingHeaders, request: IncomingMessage, shop: Shop | null): void {
  const isDocument = String(headers['content-type'] ?? '').startsWith('text/html')
  const cookie = shop && isDocument ? localeCookie(request, shop) : null
  if (cookie) headers['set-cookie'] = [...[headers['set-cookie'] ?? []].flat().map(String), cookie]
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(',') : value)
const etagsOf = (header: string | undefined): string[] => (header ?? '').split(/,\s*/)

/** Sends a short text of the server entry itself. */
export function sendText(response: ServerResponse, status: number, headers: SentHeaders, body: string): void {
  const bytes = Buffer.from(body)
  response.writeHead(status, { ...headers, 'content-length': bytes.length })
  response.end(bytes)
}

/** The router recognises its own request by this key, so a redirect carries it on. */
export function withRouterKey(headers: Readonly<Record<string, string>>, key: string | null): Readonly<Record<string, string>> {
  const location = headers.location
  if (key === null || location === undefined) return headers
  const url = new URL(location)
  url.searchParams.set(ROUTER_KEY, key)
  return { ...headers, location: url.href }
}
