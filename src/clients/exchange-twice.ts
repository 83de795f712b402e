import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { RETRIED_STATUSES } from '@trade-in-shop/contracts/retry'
import { SHOP_SETTINGS_HEADER, type ShopSettings, signingTime, signShopSettings } from '@trade-in-shop/contracts/shop-settings'
import type { LoopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { traceHeaders } from '@trade-in-shop/runtime/tracing'
import type { Method, HttpContext, Request, Upstream } from './http'
import { parseRetryAfter } from './retry-after'
import { currentApplication, currentShopSettings } from './shop-settings-header'
import { exchange, WireError, type WireAnswer } from './wire'

const MAX_RETRY_AFTER_MS = 1000
const TAKES_SETTINGS: ReadonlySet<Upstream> = new Set(['trade', 'account', 'accountAuth', 'customer'])
const isSafe = (method: Method) => method === 'GET' || method === 'HEAD'

type Unsigned = Readonly<{ secret: string; settings: ShopSettings; at: number }>

/** Headers of settings by what they are made of: most calls in a row carry the same. */
const signed = new LRUCache<string, string, Unsigned>({
  max: 200,
  memoMethod: (_key, _stale, { context: { secret, settings, at } }) => signShopSettings(secret, settings, at),
})

function signedSettings(secret: string, settings: ShopSettings): string {
  const at = signingTime(Date.now())
  return signed.memo(`${at} ${secret} ${JSON.stringify(settings)}`, { context: { secret, settings, at } })
}

function buildHeaders(request: Request, url: URL, context: HttpContext, requestId: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Request-Id': requestId }
  // Not to a host of others.
  if (request.upstream !== 'affiliate') Object.assign(headers, traceHeaders())
  if (request.body !== undefined) headers['Content-Type'] = 'application/json'
  const { basicAuth } = context
  if (basicAuth?.origin === url.origin) headers.Authorization = `Basic ${Buffer.from(basicAuth.login).toString('base64')}`
  const settings = request.settings ?? (isSafe(request.method) ? null : currentShopSettings())
  if (settings && TAKES_SETTINGS.has(request.upstream))
    headers[SHOP_SETTINGS_HEADER] = signedSettings(context.serviceSecret, settings)
  // What is of another market is not found then.
  const application = currentApplication()
  if (application !== null && request.upstream === 'trade') headers.Application = application
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    if (value === undefined) continue
    if (!/^[\x20-\x7e]{1,4096}$/.test(value)) throw new Error(`The header ${name} has an unsafe value`)
    headers[name] = value
  }
  return headers
}

/** How long to wait before the second try: the upstream's wish up to 1 s, else 50-150 ms. */
function pause({ headers }: WireAnswer): number {
  const wished = (parseRetryAfter(headers['retry-after'], Date.now()) ?? 0) * 1000
  return wished > 0 ? Math.min(wished, MAX_RETRY_AFTER_MS) : 50 + Math.random() * 100
}

type Attempt = Readonly<{ requestId: string; deadline: LoopDeadline; signal: AbortSignal }>

/** One exchange with the upstream; a read is repeated once within the same deadline. Throws `WireError` or the caller's abort. */
export async function exchangeTwice(request: Request, context: HttpContext, attempt: Attempt): Promise<WireAnswer> {
  try {
    return await tries(request, context, attempt)
  } catch (cause) {
    request.signal?.throwIfAborted()
    if (attempt.deadline.signal.aborted) throw new WireError('timeout', '', { cause })
    throw cause
  }
}

async function tries(request: Request, context: HttpContext, { requestId, deadline, signal }: Attempt): Promise<WireAnswer> {
  const url = new URL(context.baseUrls[request.upstream] + request.path)
  const body = request.body === undefined ? undefined : JSON.stringify(request.body)
  const wire = { url, method: request.method, headers: buildHeaders(request, url, context, requestId), body, signal }
  const first = await exchange(wire)
  if (!isSafe(request.method) || !RETRIED_STATUSES.has(first.status)) return first
  const delay = pause(first)
  if (delay >= deadline.leftMs()) return first
  await wait(delay, undefined, { signal })
  return exchange(wire)
}
