import { withShopSettings } from '@/clients/shop-settings-header'
import { shopByKey } from '@/cms/snapshot'
import { encodeReply, MAX_BODY_BYTES, type Reply } from '@trade-in-shop/contracts/endpoint'
import { env } from '@/env'
import type { Shop } from '@/domain/routing/shop'
import { hasAccounts } from '@/domain/market/widget-modes'
import { ApiError, apiError } from '@/http/api-problem'
import type { ApiAnswer } from '@/http/handover'
import { readRequestId } from '@trade-in-shop/contracts/api-answer'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { errorText } from '@trade-in-shop/runtime/error-text'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { CallCounters } from '@trade-in-shop/contracts/call-counters'
import { countToday } from '@/runtime/daily-counts'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { shopMetrics } from '@/runtime/shop-metrics'
import { readSender } from '@/storefront/account/session/sender.server'
import { ACCESS } from './api-access'
import { listCallLimits, needsAccounts, listProblemCodes } from './api-problems'
import type { ApiCall, OwnEndpoint } from './own-endpoint'
import { isSameOrigin, parse, readQuery } from './request-checks'

/** Parts of a request: the parameters of its path, and the whole body, which may be of any length. */
type RequestParts = Readonly<{ params: Readonly<Record<string, string>>; body: Buffer | undefined }>

const log = makeLogger('api')

/**
 * One call of an endpoint of the own API: shop, origin, customer, size, parse, run, problem details (B-08, security 9 and 19).
 * Answers are `private, no-store` unless the reply's headers say otherwise.
 */
export async function answerCall(endpoint: OwnEndpoint, request: Request, given: RequestParts): Promise<ApiAnswer> {
  const requestId = readRequestId(request.headers.get('x-request-id'))
  const complete = (answer: ApiAnswer) => {
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store')
    answer.headers.set('x-request-id', requestId)
    return answer
  }
  try {
    const call = await callOf(endpoint, request, given, requestId)
    const reply = await withShopSettings(call.shop, async () => endpoint.run(call))
    count(endpoint, call.shop)
    return complete(contentOf(endpoint, reply))
  } catch (error) {
    return complete(problemOf(endpoint, error, requestId))
  }
}

/** Counts a good answer for the operator, and for the reports of the admin. */
function count({ metric }: OwnEndpoint, shop: Shop): void {
  if (metric) shopMetrics()[metric].inc({ market: shop.market.code })
  if (metric === 'offers' || metric === 'trades') countToday(shop, metric)
}

async function callOf(endpoint: OwnEndpoint, request: Request, given: RequestParts, requestId: string): Promise<ApiCall> {
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
    params: params && parse(params, given.params),
    query: query && parse(query, readQuery(new URL(request.url).searchParams)),
    body: schema && parse(schema, readBody(endpoint, request, given.body)),
  }
  if (endpoint.cost) countCall(endpoint, sender, endpoint.cost.count(call.body))
  return call
}

/** The built bundles of the entry and of the framework count together. */
const counters = () => processWide('api.call-counters', () => new CallCounters(env().CALL_LIMITS_FACTOR))

/** Throws 429 with `Retry-After` beyond a limit of the endpoint. */
function countCall(endpoint: OwnEndpoint, { clientKey, clientNetwork }: ApiCall['sender'], cost = 1): void {
  const counted = { rule: `${endpoint.method} ${endpoint.path}`, limits: listCallLimits(endpoint), cost }
  const waitMs = counters().consume(counted, { visitor: clientKey, network: clientNetwork }, Date.now())
  if (waitMs > 0) throw apiError(429, 'too_many_requests', { retryAfter: Math.ceil(waitMs / SECOND) })
}

function readBody({ maxBytes = MAX_BODY_BYTES, accepts }: OwnEndpoint, { headers }: Request, body: Buffer | undefined): unknown {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  const isForm = accepts === 'form' && type === 'application/x-www-form-urlencoded'
  if (type !== 'application/json' && !isForm) throw apiError(415, 'unsupported_media_type')
  if ((body?.length ?? 0) > maxBytes) throw apiError(413, 'too_large')
  const text = body?.toString('utf8') ?? ''
  if (isForm) return readQuery(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw apiError(400, 'invalid_json')
  }
}

function contentOf({ answers }: OwnEndpoint, reply: Reply): ApiAnswer {
  const headers = new Headers(reply.headers)
  for (const cookie of reply.cookies ?? []) headers.append('set-cookie', cookie)
  if ('location' in reply) headers.set('location', reply.location)
  const { body, type } = encodeReply(answers, reply)
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type)
  return { body, status: reply.status, headers }
}

/** Statuses of temporary problems: each answer says when to try again. */
const PASSES = new Set([502, 503, 504])

/** Any error as problem details; an unexpected one, and a problem that the endpoint does not declare, is logged. */
function problemOf(endpoint: OwnEndpoint, error: unknown, requestId: string): ApiAnswer {
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
