import { randomUUID } from 'node:crypto'
import { withShopSettings } from '@/clients/shop-settings-header'
import { shopByKey } from '@/cms/snapshot'
import { env } from '@/env'
import type { Shop } from '@/domain/market/shop'
import { hasAccounts } from '@/domain/market/widget-modes'
import { ApiError, apiError } from '@/http/api-problem'
import type { ApiAnswer } from '@/http/handover'
import { SECOND } from '@/runtime/durations'
import { errorText } from '@/runtime/error-text'
import { makeLogger } from '@/runtime/logger'
import type { Reply } from '@/http/reply'
import { CallCounters } from '@/runtime/call-counters'
import { countToday } from '@/runtime/daily-counts'
import { processWide } from '@/runtime/process-wide'
import { shopMetrics } from '@/runtime/shop-metrics'
import { readSender } from '@/storefront/account/session/sender.server'
import { ACCESS } from './api-access'
import type { Call, CallContext, Endpoint, HandlerContext } from './endpoint'
import { listCallLimits, needsAccounts, listProblemCodes } from './api-problems'
import { capped, isSameOrigin, parse, readQuery, readCapped } from './request-checks'

export const MAX_BYTES = 64 * 1024
const log = makeLogger('api')

/**
 * One call of an endpoint of the own API: shop, origin, customer, size, parse, run, problem details (B-08, security 9 and 19).
 * Answers are `private, no-store` unless the reply's headers say otherwise.
 */
export async function answerCall(endpoint: Endpoint, request: Request, context: CallContext): Promise<ApiAnswer> {
  const requestId = requestIdOf(request)
  const complete = (answer: ApiAnswer) => {
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store')
    answer.headers.set('x-request-id', requestId)
    return answer
  }
  try {
    const call = await callOf(endpoint, request, context, requestId)
    const reply = await withShopSettings(call.shop, async () => endpoint.run(call))
    count(endpoint, call.shop)
    return complete(contentOf(endpoint, reply))
  } catch (error) {
    return complete(problemOf(endpoint, error, requestId))
  }
}

/** The same for the framework. */
export async function handle(endpoint: Endpoint, request: Request, context: HandlerContext): Promise<Response> {
  const { body, ...rest } = await answerCall(endpoint, request, context)
  return new Response(body, rest)
}

/** Counts a good answer for the operator, and for the reports of the admin. */
function count({ metric }: Endpoint, shop: Shop): void {
  if (metric) shopMetrics()[metric].inc({ market: shop.market.code })
  if (metric === 'offers' || metric === 'trades') countToday(shop, metric)
}

async function callOf(endpoint: Endpoint, request: Request, context: CallContext, requestId: string): Promise<Call> {
  const { method, who, params, query, body } = endpoint
  const shop = shopByKey(request.headers.get('x-shop-key') ?? '')
  if (!shop || (needsAccounts(endpoint) && !hasAccounts(shop.mode))) throw apiError(404, 'not_found')
  if (method !== 'GET' && !isSameOrigin(request.headers, shop)) throw apiError(403, 'forbidden')
  const sender = readSender(request, shop, requestId)
  if (!endpoint.cost) countCall(endpoint, sender)
  const customer = await ACCESS[who].identify(request, shop)
  const [schema] = Object.values(body ?? {})
  const call = {
    ...{ shop, customer, request, requestId, sender },
    params: params && parse(params, await context.params),
    query: query && parse(query, readQuery(new URL(request.url).searchParams)),
    body: schema && parse(schema, await readBody(endpoint, request, context.body)),
  }
  if (endpoint.cost) countCall(endpoint, sender, endpoint.cost.count(call.body))
  return call
}

/** The built bundles of the entry and of the framework count together. */
const counters = () => processWide('api.call-counters', () => new CallCounters(env().CALL_LIMITS_FACTOR))

/** Throws 429 with `Retry-After` beyond a limit of the endpoint. */
function countCall(endpoint: Endpoint, { clientKey, clientNetwork }: Call['sender'], cost = 1): void {
  const counted = { rule: `${endpoint.method} ${endpoint.path}`, limits: listCallLimits(endpoint), cost }
  const waitMs = counters().consume(counted, { visitor: clientKey, network: clientNetwork }, Date.now())
  if (waitMs > 0) throw apiError(429, 'too_many_requests', { retryAfter: Math.ceil(waitMs / SECOND) })
}

async function readBody({ maxBytes = MAX_BYTES, accepts }: Endpoint, request: Request, given?: Buffer): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isForm = accepts === 'form' && type === 'application/x-www-form-urlencoded'
  if (type !== 'application/json' && !isForm) throw apiError(415, 'unsupported_media_type')
  const text = given ? capped(given, maxBytes) : await readCapped(request, maxBytes)
  if (text === null) throw apiError(413, 'too_large')
  if (isForm) return readQuery(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw apiError(400, 'invalid_json')
  }
}

/** The server entry's request id, which is also in the log; a new one where it is missing. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

function contentOf({ answers }: Endpoint, reply: Reply): ApiAnswer {
  const headers = new Headers(reply.headers)
  for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie)
  const setType = (type: string) => void (headers.has('content-type') || headers.set('content-type', type))
  const { status } = reply
  if ('json' in reply) {
    setType('application/json')
    return { body: JSON.stringify(reply.json), status, headers }
  }
  if ('bytes' in reply) {
    const answer = answers[status]
    setType(typeof answer === 'object' && 'file' in answer ? answer.file : 'application/octet-stream')
    return { body: typeof reply.bytes === 'string' ? reply.bytes : new Uint8Array(reply.bytes), status, headers }
  }
  if ('location' in reply) headers.set('location', reply.location)
  return { body: null, status, headers }
}

/** Statuses of temporary problems: each answer says when to try again. */
const PASSES = new Set([502, 503, 504])

/** Any error as problem details; an unexpected one, and a problem that the endpoint does not declare, is logged. */
function problemOf(endpoint: Endpoint, error: unknown, requestId: string): ApiAnswer {
  const rule = `${endpoint.method} ${endpoint.path}`
  const known = error instanceof ApiError ? error : null
  if (!known) log.error({ rule, requestId, error: errorText(error) }, 'a handler failed')
  const { status, problem, members, cookies, retryAfter: wished } = known ?? apiError(500, 'internal')
  shopMetrics().problems.inc({ code: problem.code })
  const { detail: _never, ...shown } = problem
  if (!listProblemCodes(endpoint)[status]?.includes(problem.code))
    log.error({ rule, requestId, status, code: problem.code }, 'the endpoint does not declare this problem')
  const retryAfter = wished ?? (PASSES.has(status) ? 1 : null)
  const headers = new Headers({ 'content-type': 'application/problem+json' })
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { body: JSON.stringify({ ...shown, ...members, requestId }), status, headers }
}
