import { randomUUID } from 'node:crypto'
import type * as z from 'zod'
import { Problem } from '@trade-in-shop/contracts/problem'
import type { ShopSettings } from '@trade-in-shop/contracts/shop-settings'
import { loopDeadline } from '@trade-in-shop/runtime/loop-deadline'
import { env } from '@/env'
import { ApiError, apiError } from '@/http/api-problem'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { currentRequestId } from '@trade-in-shop/runtime/logger'
import { processWide } from '@trade-in-shop/runtime/process-wide'
import { shopMetrics } from '@/runtime/shop-metrics'
import { inCallSpan } from '@trade-in-shop/runtime/tracing'
import { exchangeTwice } from './exchange-twice'
import { CircuitBreaker, type CallOutcome } from './circuit-breaker'
import { parseRetryAfter } from './retry-after'
import { logFailure, type CallProblem } from './log'
import { WireError, type WireAnswer } from './wire'

/** `accountAuth` is the account API where it hashes passwords: a flood of log-ins opens its own breaker and no other. */
export type Upstream = 'search' | 'trade' | 'account' | 'accountAuth' | 'customer' | 'tracking' | 'affiliate'
export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Total time of a call in ms: waiting for a place and both tries of a read included (`docs/faults.md`, common rules). */
const DEADLINES: Record<Upstream, number> = {
  ...{ search: 1500, trade: 5000, account: 5000, accountAuth: 5000, customer: 5000 },
  ...{ tracking: 1000, affiliate: 1000 },
}
/** Seconds until another try makes sense, where the upstream sends no `Retry-After`: the breaker's probe is sooner. */
const SOON_S = 1

export type Request = Readonly<{
  upstream: Upstream
  method: Method
  /** Below the upstream's base URL, parameters already encoded. */
  path: string
  /** Sent as JSON. */
  body?: unknown
  headers?: Readonly<Record<string, string | undefined>>
  /** What staff have decided, for a call that needs more than the settings of `withShopSettings`. */
  settings?: ShopSettings
  deadlineMs?: number
  signal?: AbortSignal
  /** Sent as `X-Request-Id` and logged; a new one when missing. */
  requestId?: string
}>
export type ClientCall<T> = Request & Readonly<{ answer: z.ZodType<T> }>

export type HttpContext = Readonly<{
  baseUrls: Readonly<Record<Upstream, string>>
  /** `user:password` and the one origin that gets it, whichever upstream is there; development only. */
  basicAuth: Readonly<{ login: string; origin: string }> | undefined
  /** Signs what the market's staff have decided. */
  serviceSecret: string
  breaker: (upstream: Upstream) => CircuitBreaker
  log: (failure: CallProblem) => void
}>

/** The error for a caller whose own deadline ends before the upstream answers. */
export const timeoutError = (): ApiError => apiError(504, 'timeout', { retryAfter: SOON_S })

/** A request that the upstream understood and refused keeps its code; everything else is ours to name. */
function errorOf(answer: WireAnswer, requestId: string): ApiError {
  const seconds = parseRetryAfter(answer.headers['retry-after'], Date.now())
  if (answer.status >= 500) return apiError(503, 'unavailable', { requestId, retryAfter: seconds ?? SOON_S })
  const details = jsonOf(answer)
  const parsed = Problem.safeParse(details, FIRST_PROBLEM)
  if (parsed.success) return new ApiError({ ...parsed.data, status: answer.status }, { details, retryAfter: seconds })
  const code = answer.status === 404 ? 'not_found' : answer.status === 429 ? 'too_many_requests' : 'invalid_request'
  return apiError(answer.status, code, { requestId, retryAfter: seconds })
}

function jsonOf({ headers, body }: WireAnswer): unknown {
  if (body.length === 0) return undefined
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? '')) throw new WireError('content_type')
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new WireError('shape', 'no JSON', { cause })
  }
}

type CallFailure = Readonly<{ kind: string; detail?: string; error: ApiError }>

const failureOf = (error: unknown, requestId: string, retryAfter: number): CallFailure | null => {
  if (error instanceof ApiError) return error.status >= 500 ? { kind: 'status', error } : null
  if (!(error instanceof WireError)) return null
  const status = error.problem === 'timeout' ? 504 : 503
  const code = error.problem === 'timeout' ? 'timeout' : 'unavailable'
  const { problem: kind, detail } = error
  return { kind, detail, error: apiError(status, code, { requestId, retryAfter, cause: error }) }
}

/** Names a call without the ids of its path. */
const operationOf = ({ method, path }: Request) => `${method} /${path.split(/[/?]/)[1] ?? ''}`

type Read<T> = (answer: WireAnswer) => T

/** Everything between a request and a parsed answer; `read` turns the wire's answer into the caller's value. */
const ask = <T>(request: Request, context: HttpContext, read: Read<T>): Promise<T> =>
  inCallSpan(request.upstream, operationOf(request), () => askInSpan(request, context, read))

async function askInSpan<T>(request: Request, context: HttpContext, read: Read<T>): Promise<T> {
  const requestId = request.requestId ?? currentRequestId() ?? randomUUID()
  const from = performance.now()
  const breaker = context.breaker(request.upstream)
  const deadline = loopDeadline(request.deadlineMs ?? DEADLINES[request.upstream])
  const signal = request.signal ? AbortSignal.any([request.signal, deadline.signal]) : deadline.signal
  const entered = await breaker.enter(signal)
  let outcome: CallOutcome = 'aborted'
  try {
    if (entered !== 'entered') throw refusedEntry(entered, request)
    const answer = await exchangeTwice(request, context, { requestId, deadline, signal })
    if (answer.status >= 400) throw errorOf(answer, requestId)
    const value = read(answer)
    outcome = 'success'
    return value
  } catch (error) {
    const failure = failureOf(error, requestId, Math.max(SOON_S, Math.ceil(breaker.opensInMs() / 1000)))
    outcome = failure ? 'failure' : error instanceof ApiError ? 'success' : 'aborted'
    if (failure) report(request, context, requestId, failure)
    throw failure?.error ?? error
  } finally {
    deadline.clear()
    shopMetrics().upstreamSeconds.observe({ upstream: request.upstream, outcome }, (performance.now() - from) / SECOND)
    if (entered === 'entered') breaker.leave(outcome)
  }
}

function refusedEntry(entry: 'open' | 'full', { signal }: Request): WireError {
  signal?.throwIfAborted()
  return new WireError(entry)
}

function report(request: Request, context: HttpContext, requestId: string, failure: CallFailure) {
  const { kind, detail, error } = failure
  context.log({
    upstream: request.upstream,
    operation: operationOf(request),
    kind,
    ...(detail && { detail }),
    status: error.status,
    requestId,
  })
}

/**
 * Parsing stops at the first problem: an answer of 300,000 empty items would give one for each field of each item, which takes
 * the memory of the process. (The option is zod's own for `validate`; `http-faults.test.ts` shows that it works.)
 */
export const FIRST_PROBLEM = { reportInput: false, abortEarly: true }
const firstProblem = ({ issues: [issue] }: z.ZodError): string =>
  issue ? `${issue.path.slice(0, 8).join('.')}: ${issue.code}`.slice(0, 200) : ''

/** The one way out, with everything outside it as a value; `call` and `callBytes` use the process's own. */
export const callThrough = <T>(context: HttpContext, { answer, ...request }: ClientCall<T>): Promise<T> =>
  ask(request, context, (wire) => {
    const parsed = answer.safeParse(jsonOf(wire), FIRST_PROBLEM)
    if (!parsed.success) throw new WireError('shape', firstProblem(parsed.error))
    return parsed.data
  })

export const bytesThrough = (context: HttpContext, request: Request & { contentType: string }): Promise<Buffer> =>
  ask({ ...request, headers: { ...request.headers, Accept: request.contentType } }, context, ({ headers, body }) => {
    if (!headers['content-type']?.startsWith(request.contentType)) throw new WireError('content_type')
    return body
  })

const httpContext = (): HttpContext =>
  processWide('clients.context', () => {
    const breakers: Record<Upstream, CircuitBreaker> = {
      search: new CircuitBreaker(),
      trade: new CircuitBreaker(),
      account: new CircuitBreaker(),
      accountAuth: new CircuitBreaker(),
      customer: new CircuitBreaker(),
      tracking: new CircuitBreaker(),
      affiliate: new CircuitBreaker(),
    }
    shopMetrics().openBreakers(() =>
      Object.entries(breakers).map(([upstream, { isTripped }]) => [{ upstream }, isTripped ? 1 : 0]),
    )
    const { TRADE_API_URL, ACCOUNT_API_URL, CUSTOMER_API_URL, TRACKING_API_URL, AFFILIATE_TRACKING_URL, TRADE_API_BASIC_AUTH } =
      env()
    return {
      baseUrls: {
        search: TRADE_API_URL,
        trade: TRADE_API_URL,
        account: ACCOUNT_API_URL,
        accountAuth: ACCOUNT_API_URL,
        customer: CUSTOMER_API_URL,
        tracking: TRACKING_API_URL,
        affiliate: AFFILIATE_TRACKING_URL ?? '',
      },
      basicAuth: TRADE_API_BASIC_AUTH ? { login: TRADE_API_BASIC_AUTH, origin: new URL(TRADE_API_URL).origin } : undefined,
      serviceSecret: env().SERVICE_SECRET,
      breaker: (upstream) => breakers[upstream],
      log: logFailure,
    }
  })

/** Whether the operator has configured an affiliate host. */
export const hasAffiliate = (): boolean => env().AFFILIATE_TRACKING_URL !== undefined

/** Requests JSON from an upstream. A read is tried twice at most, a write once. Throws `ApiError`, or the abort reason. */
export const call = <T>(request: ClientCall<T>): Promise<T> => callThrough(httpContext(), request)

/** Requests a file of the given content type from an upstream. */
export const callBytes = (request: Request & { contentType: string }): Promise<Buffer> => bytesThrough(httpContext(), request)
