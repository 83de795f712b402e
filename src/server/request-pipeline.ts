import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { countMissing, countRedirect } from '@/cms/count-visit'
import { currentSnapshot, isDegraded, shopByKey } from '@/cms/snapshot'
import { siteHeaders } from '@/http/response-headers'
import { decide, type Decision } from '@/domain/routing/decide'
import type { Directory } from '@/domain/routing/directory'
import { plainAnswer } from '@/http/plain-answer'
import { errorText } from '@trade-in-shop/runtime/error-text'
import { apiHandler, handoverHeaders } from '@/http/handover'
import { withRequestId } from '@trade-in-shop/runtime/logger'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { shopMetrics } from '@/runtime/shop-metrics'
import { Overloaded, type LanePlace } from './admission'
import {
  apiPattern,
  completeApiAnswer,
  routeName,
  bodySizeProblem,
  readClientAddress,
  cleanHeaders,
  hasEndpoint,
  hasManyHosts,
  isDecodable,
  METHODS,
  parseTarget,
  tidyUrl,
} from './request-hygiene'
import { type HttpAnswer, sendAnswer, sendStored, sendText, withRouterKey } from './answers'
import { cacheFor, fromCache } from './cached-visit'
import { answerStaffWhileAway, sendFailure, sendProblem } from './pipeline-failure'
import { maintenancePage } from './failure-page'
import { isRouterRequest } from './framework-internals'
import { passedRequest } from './framework-request'
import { answerByFramework, answerByHandler, type InnerAnswer } from './inner-request'
import type { Got } from './page-cache'
import { findCachedPage, requestedPage } from './page-policy'
import { admitted, answerShopPreview, preview, renderFor } from './previews'
import { findRedirectEnd, withVisitorsQuery } from './page-redirects'
import { failure, missing, withErrorScreen, withStyles } from './render'
import { addMissingHeaders } from './response-defaults'
import { type FileOptions, serveFile } from './serve-file'

const HAS_DIRECT_CALLS = isSwitchedOn('direct-calls')

export type PipelineOptions = FileOptions &
  Readonly<{
    /** The framework's own listener, for API and admin requests, whose answers are neither cached nor hashed here. */
    next: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
    /** Whether a peer is a proxy of ours, whose forwarding headers count. */
    isTrusted: (address: string | undefined) => boolean
    staffHosts: readonly string[]
    /** The origins that may frame a preview. */
    staffOrigins: readonly string[]
    now: () => number
    /** Called with the name of each request's route, which contains no data of the visitor. */
    onDecision: (route: string, response: ServerResponse) => void
    /** Called with each request that is refused because too many others wait. */
    onRefused: (problem: Overloaded) => void
  }>

export type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse }>
export type PipelineVisitor = Exchange &
  Readonly<{
    hostname: string
    path: string
    query: string
    routerKey: string | null
    bot: boolean
    lacksStyles: boolean
    requestId: string
  }>

const SITE = siteHeaders(null)

/** The request pipeline: handles every request before the framework, or instead of it. */
export function makeRequestPipeline(options: PipelineOptions) {
  const answerAs = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    try {
      await answer(options, { request, response }, requestId)
    } catch (error) {
      const failed = { request, response, requestId, isTrusted: options.isTrusted(request.socket.remoteAddress) }
      if (error instanceof Overloaded) {
        options.onRefused(error)
        return sendFailure({ ...failed, retryAfterS: error.retryAfterS })
      }
      options.renderer.log.error({ errorId: requestId, error: errorText(error) }, 'a request failed')
      sendFailure(failed)
    }
  }
  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomUUID()
    addMissingHeaders(response, { ...SITE, 'x-request-id': requestId })
    return withRequestId(requestId, () => answerAs(request, response, requestId))
  }
}

const PLAIN = { ...SITE, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' }

async function answer(options: PipelineOptions, { request, response }: Exchange, requestId: string): Promise<void> {
  const target = parseTarget(request.url)
  if (!target || hasManyHosts(request)) return sendText(response, 400, PLAIN, 'Bad Request\n')
  const method = request.method ?? 'GET'
  if (!METHODS.has(method)) return sendText(response, 405, { ...PLAIN, allow: [...METHODS].join(', ') }, '')
  const directory = currentSnapshot()?.directory
  if (!directory) return sendText(response, 503, { ...PLAIN, ...HTML, 'retry-after': '2' }, maintenancePage())
  const visitor = { request, response, ...requestedPage(options, request, target), requestId }
  const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? ''
  const address = readClientAddress(request, options)
  const clean = () => cleanHeaders(request, { host: visitor.hostname + port, address, requestId })
  if (await answerShopPreview(options, visitor, { directory, clean })) return
  const decided = decideVisit(options, directory, visitor)
  const decision = decided.kind === 'redirect' ? await endOfRedirect(options, visitor, decided) : decided
  const sizeProblem = bodySizeProblem(request, decision)
  // The rest of the body is read and discarded, because a sender whose connection is closed would not read the answer.
  if (sizeProblem) return sendText(response, sizeProblem, PLAIN, '')
  if (sendPlain(options, visitor, decision)) return
  clean()
  if (/\/\/|\\/.test(request.url ?? '')) request.url = tidyUrl(target)
  if (decision.kind === 'preview') return preview(options, visitor, decision)
  return decision.kind === 'pass' ? pass(options, visitor, { decision, directory }) : page(options, visitor, decision)
}

function decideVisit(
  options: PipelineOptions,
  directory: Directory,
  { hostname, path, query, response }: PipelineVisitor,
): Decision {
  const staffHost = options.staffHosts.includes(hostname)
  const decision = decide(directory, { hostname, path, query, now: options.now(), staffHost })
  options.onDecision(routeName(decision, path), response)
  countRedirect(decision, options.now())
  return decision
}

/** A redirect of a document is sent once its end is known; the router and other methods find out by themselves. */
async function endOfRedirect(options: PipelineOptions, visitor: PipelineVisitor, decision: Decision & { kind: 'redirect' }) {
  const { method = '', headers } = visitor.request
  if (isRouterVisit(visitor) || (method !== 'GET' && method !== 'HEAD')) return decision
  return findRedirectEnd(decision, options.now(), async (path, target) => {
    const cached = findCachedPage(target, { method, headers, query: '' })
    const got = cached && (await fromCache(options, { ...visitor, path }, { decision: target, cached }))
    return got?.kind === 'passed' ? got.answer : null
  })
}

/** Sends a decision that needs no page; false when it needs one. */
function sendPlain(options: PipelineOptions, visitor: PipelineVisitor, decision: Decision): boolean {
  const { request, response, routerKey, bot } = visitor
  const method = request.method ?? 'GET'
  if (decision.kind === 'abort') countMissing(decision, decision.status, countedVisit(visitor, options))
  const document = isRouterVisit(visitor) ? null : { cookie: request.headers.cookie, query: visitor.query }
  const plain = plainAnswer(decision, { method, bot, document })
  if (plain) sendText(response, plain.status, withRouterKey(plain.headers, routerKey), method === 'HEAD' ? '' : plain.body)
  return plain !== null
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

const isRouterVisit = ({ request, routerKey }: PipelineVisitor) => routerKey !== null || isRouterRequest(request.headers.rsc)
const countedVisit = (visitor: PipelineVisitor, { now }: Pick<PipelineOptions, 'now'>) => {
  const { request, path, bot } = visitor
  return {
    method: request.method ?? '',
    path,
    bot,
    now: now(),
    referer: request.headers.referer,
    isRouter: isRouterVisit(visitor),
  }
}

type Passed = Readonly<{ decision: Decision & { kind: 'pass' }; directory: Directory }>

async function pass(options: PipelineOptions, visitor: PipelineVisitor, { decision, directory }: Passed): Promise<void> {
  const { request, response, hostname } = visitor
  if (!isDecodable(visitor.path)) return sendProblem(response, 400, 'invalid_request', visitor.requestId)
  const { requestHeaders, responseHeaders } = passedRequest(decision, { directory, hostname })
  addMissingHeaders(response, { ...siteHeaders(decision.shop), 'cache-control': 'private, no-store', ...responseHeaders })
  if (decision.area === 'asset') return serveFile(options, { ...visitor, shop: decision.shop })
  if (decision.area === 'api') completeApiAnswer(response, visitor.path)
  if (decision.area === 'staff') answerStaffWhileAway(visitor, isDegraded)
  const isDirect = decision.area === 'api' && HAS_DIRECT_CALLS && hasEndpoint(request.method ?? '', visitor.path)
  const handler = isDirect ? apiHandler() : undefined
  Object.assign(request.headers, requestHeaders, !handler && handoverHeaders(null))
  const task = async () =>
    handler ? answerByHandler(handler, request, response) : answerByFramework(options.next, request, response)
  return admitted(options, visitor, passedPlace(decision.area, visitor.path), task)
}

/** Calls of different endpoints do not wait for each other: one may ask a service that hangs. */
const passedPlace = (area: 'api' | 'staff', path: string): LanePlace => ({
  lane: area,
  kind: area === 'api' ? apiPattern(path) : path.startsWith('/admin') ? 'admin' : 'cms-api',
})

async function page(options: PipelineOptions, visitor: PipelineVisitor, decision: Decision): Promise<void> {
  if (decision.kind !== 'screen' && decision.kind !== 'abort') throw new Error(`No page answers "${decision.kind}"`)
  const { request, response } = visitor
  const { shop } = decision
  const { renderer } = options
  const problem = { ...visitor, decision }
  const send = (answer: HttpAnswer) => sendAnswer(request, response, withStyles(renderer, visitor, answer), { shop })
  if (decision.kind === 'abort') return send(await missing(renderer, problem, decision.status, decision.wording))
  const cached = findCachedPage(decision, { method: request.method ?? '', headers: request.headers, query: visitor.query })
  const got = cached ? await fromCache(options, visitor, { decision, cached }) : await rendered(options, visitor, decision)
  if (got === null) return send(await failure(renderer, problem))
  if (cached) shopMetrics().pages.inc({ outcome: got.kind === 'stored' ? got.how : got.kind })
  if (got.kind === 'stored') {
    const { stored, how: state, ageMs } = got
    const form = cached && visitor.lacksStyles ? await cacheFor(options, cached).styled(cached.key, stored) : stored
    return sendStored(request, response, stored, { shop, state, ageMs, form })
  }
  if (got.answer.status === 404 && shopByKey(shop.key) === null) return decideAgain(options, visitor)
  const left = withVisitorsQuery(got.answer, decision, visitor.query)
  const answer = await withErrorScreen(renderer, left, problem)
  countMissing(decision, answer.status, countedVisit(visitor, options))
  return send(answer)
}

/** While the page was made, content was saved so often that its inner address is gone. */
async function decideAgain(options: PipelineOptions, visitor: PipelineVisitor): Promise<void> {
  const directory = currentSnapshot()?.directory
  if (!directory) throw new Error('The content is gone')
  const decision = decideVisit(options, directory, visitor)
  if (!sendPlain(options, visitor, decision)) await page(options, visitor, decision)
}

async function rendered(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  decision: Decision & { kind: 'screen' },
): Promise<Got<InnerAnswer> | null> {
  const place: LanePlace = { lane: 'page', kind: visitor.bot ? 'bot' : decision.screen }
  const answer = await admitted(options, visitor, place, () => renderFor(options, visitor, decision))
  return answer && { kind: 'passed', answer }
}
