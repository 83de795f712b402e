import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono, type Hook } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { encodeReply, type ProblemCodes, type Reply } from '@trade-in-shop/contracts/endpoint'
import { readRequestId } from '@trade-in-shop/contracts/api-answer'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { withRequestId } from '@trade-in-shop/runtime/logger'
import { inSpan } from '@trade-in-shop/runtime/tracing'
import type { Platform } from '@platform/context'
import { countCall } from '@platform/limits/count-calls'
import { learnMarket } from '@platform/markets/learn-market'
import { platformMetrics } from '@platform/platform-metrics'
import { ACCESS } from './access'
import { isStorable, limitBody } from '@platform/http/request-headers'
import type { Call, Endpoint } from '@platform/http/platform-endpoint'
import { listProblemCodes, platformRoute } from './openapi-route'
import { describeProblem, HttpProblem, invalidRequest, toProblem } from '@platform/http/http-problem'
import { withShopSettings } from '@platform/http/call-settings'

type ServedEndpoint = Readonly<{ path: string; problems: ProblemCodes }>
type Env = {
  Bindings: HttpBindings & { platform: Platform }
  Variables: { requestId: string; endpoint: ServedEndpoint | undefined; body: unknown }
}

type Headers = Record<string, string>
const respond = (context: Context<Env>, status: number, content: string | Uint8Array<ArrayBuffer> | null, headers: Headers) =>
  new Response(content, {
    status,
    headers: {
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': context.get('requestId'),
      ...headers,
    },
  })

function respondWith(context: Context<Env>, { answers }: Endpoint, reply: Reply): Response {
  const { body, type } = encodeReply(answers, reply)
  const contentType = 'json' in reply ? 'application/json; charset=utf-8' : type
  return respond(context, reply.status, body, { ...(contentType && { 'content-type': contentType }), ...reply.headers })
}

function respondProblem(context: Context<Env>, problem: HttpProblem): Response {
  platformMetrics().problems.inc({ code: problem.code })
  const document = JSON.stringify(describeProblem(problem, context.get('requestId')))
  return respond(context, problem.status, document, {
    'content-type': 'application/problem+json',
    ...problem.details.headers,
  })
}

/** Hono's validator throws only for a body that is not JSON; the media type was checked before. */
const problemOf = (error: unknown) => toProblem(error instanceof HTTPException ? new HttpProblem(400, 'invalid_json') : error)

/** Any error as a problem; an unexpected one, and a problem that the endpoint does not declare, is logged. */
function onError(error: Error, context: Context<Env>): Response {
  const problem = problemOf(error)
  const { status, code } = problem
  const { platform } = context.env
  const [requestId, endpoint] = [context.get('requestId'), context.get('endpoint')]
  if (status >= 500) platform.log.error({ requestId, status, error: String(error) }, 'request failed')
  if (endpoint && !endpoint.problems[status]?.includes(code))
    platform.log.error({ requestId, path: endpoint.path, status, code }, 'the endpoint does not declare this problem')
  return respondProblem(context, problem)
}

const onValidated: Hook<unknown, Env, string, Response | undefined> = (result, context) => {
  if (!result.success) throw result.target === 'param' ? new HttpProblem(404, 'not_found') : invalidRequest(result.error)
  if (!isStorable(result.data)) throw new HttpProblem(400, 'invalid_request')
  if (result.target === 'json') context.set('body', result.data)
  return undefined
}

const isDecodable = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** Counts the answer, and names its span, by the endpoint's path; that of an address without endpoint is not named. */
const observe: MiddlewareHandler<Env> = (context, next) => {
  const { headers, url } = context.env.incoming
  return inSpan({ name: 'request', kind: 'server', from: headers, skip: url === '/healthz' }, async (span) => {
    const from = performance.now()
    await next()
    const [{ method }, { status }] = [context.req, context.res]
    const route = context.get('endpoint')?.path ?? 'unknown'
    const { requests, requestSeconds } = platformMetrics()
    requests.inc({ method, route, status: String(status) })
    requestSeconds.observe({ method, route }, (performance.now() - from) / SECOND)
    span.nameAnswer(method, route, status)
  })
}

/** Sets the request's id; a path whose escapes cannot be decoded is not found. */
const prepare: MiddlewareHandler<Env> = async (context, next) => {
  const { incoming } = context.env
  context.set('requestId', readRequestId(incoming.headers['x-request-id']))
  const path = incoming.url?.split('?', 1)[0] ?? ''
  if (path.includes('%') && !isDecodable(path)) throw new HttpProblem(404, 'not_found')
  await withRequestId(context.get('requestId'), next)
}

const guard = (endpoint: Endpoint): MiddlewareHandler<Env> => {
  const served = { path: endpoint.path, problems: listProblemCodes(endpoint) }
  return async (context, next) => {
    const { platform, incoming } = context.env
    context.set('endpoint', served)
    ACCESS[endpoint.who].guard({ platform, headers: incoming.headers })
    await next()
  }
}

async function answer(endpoint: Endpoint, context: Context<Env>): Promise<Response> {
  const { platform, incoming } = context.env
  const { headers } = incoming
  const reply = await withShopSettings(platform.env, headers, async () => {
    countCall(platform, endpoint, headers)
    await learnMarket(platform)
    const session = await ACCESS[endpoint.who].identify({ platform, headers })
    const call = { platform, params: context.req.param(), headers, body: context.get('body'), session }
    // The cast is safe: `identify` throws for a caller without the session that this endpoint requires.
    return endpoint.run(call as Call)
  })
  return respondWith(context, endpoint, reply)
}

/** Literal segments first, so that `/trades/by-key/{key}` beats `/trades/{id}/{file}`. */
const byLiteralness = (a: Endpoint, b: Endpoint) => {
  const weight = ({ path }: Endpoint) => path.split('/').map((segment) => (segment.startsWith('{') ? '1' : '0')).join('') // prettier-ignore
  return weight(a).localeCompare(weight(b))
}

/** The Hono app of the endpoints. The server hands it the platform with each request. */
export function createApp(endpoints: readonly Endpoint[]): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>({ defaultHook: onValidated })
  app.use(observe)
  app.use(prepare)
  const refuse = (context: Context, methods: string[]) =>
    respondProblem(context, new HttpProblem(405, 'method_not_allowed', { headers: { allow: methods.join(', ') } }))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuse }))
  for (const endpoint of endpoints.toSorted(byLiteralness)) {
    const middleware = [guard(endpoint), ...(endpoint.body ? [limitBody] : [])]
    app.openapi({ ...platformRoute(endpoint), middleware }, (context) => answer(endpoint, context))
  }
  app.notFound((context) => respondProblem(context, new HttpProblem(404, 'not_found')))
  app.onError(onError)
  return app
}
