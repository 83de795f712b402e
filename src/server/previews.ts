import { openPreview, type ShopPreview } from '@/cms/snapshot'
import { findArea, PREVIEW, SHOP_PREVIEW, shopPreviewToken } from '@/domain/routing/areas'
import { decide, type Decision } from '@/domain/routing/decide'
import type { Directory } from '@/domain/routing/directory'
import { withQuery } from '@/domain/routing/paths'
import type { Shop } from '@/domain/routing/shop'
import { handoverHeaders } from '@/http/handover'
import { plainAnswer } from '@/http/plain-answer'
import { siteHeaders } from '@/http/response-headers'
import { errorText } from '@trade-in-shop/runtime/error-text'
import type { LanePlace } from './admission'
import { sendAnswer, sendText, withRouterKey } from './answers'
import { ROUTER_KEY } from './framework-internals'
import { forwardedHeaders, pageRequest } from './framework-request'
import type { InnerAnswer } from './inner-request'
import { declaredQuery } from './page-policy'
import { failure, missing, type RenderProblem, withErrorScreen, withHeaders } from './render'
import type { PipelineOptions, PipelineVisitor } from './request-pipeline'

/** Runs the task when there is a place for it, unless the visitor has left by then. Throws `Overloaded`. */
export const admitted = <T>(
  { renderer }: PipelineOptions,
  { response }: PipelineVisitor,
  place: LanePlace,
  task: () => Promise<T>,
): Promise<T> => renderer.admission.run(place, task, () => response.destroyed)

const COOKIE_SECONDS = 1800
const END = `${PREVIEW}end`
const HOME = { path: '/', query: '' }
const PLACE: LanePlace = { lane: 'staff', kind: 'preview' }
const NO_STORE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

type Entry = Readonly<{ directory: Directory; clean: () => void }>

/**
 * The preview of a whole shop: its address sets a cookie, and with it pages are those of the preview, rendered for this
 * browser alone and never cached. False for every other request.
 */
export async function answerShopPreview(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  { directory, clean }: Entry,
): Promise<boolean> {
  const { request, hostname, path } = visitor
  const shop = directory.shopOf(hostname)
  if (shop === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  const area = findArea(path)
  const cookie = shopPreviewToken(request.headers.cookie ?? '')
  if (area === 'preview') return beginOrEnd(options, visitor, shop, clean)
  if (area !== 'page' || cookie === null) return false
  clean()
  const found = await admitted(options, visitor, PLACE, () => openPreview(cookie, shop.market.code))
  // The page of the address says that the preview has expired.
  if (found === null) leave(visitor, shop, { to: `${PREVIEW}${cookie}`, cookie: '' })
  else await showPreviewed(options, visitor, found)
  return true
}

async function beginOrEnd(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  shop: Shop,
  clean: Entry['clean'],
): Promise<boolean> {
  const { path } = visitor
  const token = path.slice(PREVIEW.length)
  const isEnd = path === END
  const found = isEnd ? null : await admitted(options, visitor, PLACE, () => openPreview(token, shop.market.code))
  if (found?.framed) {
    clean()
    await showPreviewed(options, visitor, found)
  } else if (isEnd || found !== null) leave(visitor, shop, { to: '/', cookie: isEnd ? '' : token })
  return isEnd || found !== null
}

/** Sends the browser to a page of the shop and sets the cookie; an empty one is deleted. */
function leave({ response }: PipelineVisitor, shop: Shop, { to, cookie }: Readonly<{ to: string; cookie: string }>): void {
  const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
  const life = cookie === '' ? 0 : COOKIE_SECONDS
  const set = `${SHOP_PREVIEW}=${cookie}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`
  sendText(response, 303, { ...siteHeaders(shop), ...NO_STORE, location: to, 'set-cookie': set }, '')
}

/** A page of the previewed shop; in a frame of the admin, which sends no cookie, its home page at the address of the preview. */
async function showPreviewed(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  { directory, at, framed }: ShopPreview,
): Promise<void> {
  const { request, response, hostname, routerKey } = visitor
  const { path, query } = framed ? HOME : visitor
  const { renderer, staffOrigins } = options
  const decision = decide(directory, { hostname, path, query, now: at, staffHost: false })
  options.onDecision('preview', response)
  const plain = plainAnswer(decision, { method: request.method ?? 'GET', bot: false, document: null })
  if (plain) {
    return sendText(response, plain.status, { ...withRouterKey(plain.headers, routerKey), ...NO_STORE }, plain.body)
  }
  if (decision.kind !== 'screen' && decision.kind !== 'abort') throw new Error(`No preview answers "${decision.kind}"`)
  const problem = { ...visitor, path, bot: false, decision, ...(framed && { framedBy: staffOrigins }) }
  if (decision.kind === 'screen') return draw(options, visitor, decision, problem)
  const answer = await missing(renderer, problem, decision.status, decision.wording)
  return sendAnswer(request, response, answer, { shop: null })
}

/** An unpublished page: rendered for staff only, never cached, its address never logged. */
export function preview(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  decision: Decision & { kind: 'preview' },
): Promise<void> {
  const lost = { kind: 'abort', shop: decision.shop, status: 404, wording: 'notFound' } as const
  return draw(options, visitor, decision, { ...visitor, path: PREVIEW, decision: lost, framedBy: options.staffOrigins })
}

async function draw(
  options: PipelineOptions,
  visitor: PipelineVisitor,
  decision: Decision & { kind: 'screen' | 'preview' },
  problem: RenderProblem,
): Promise<void> {
  const { request, response } = visitor
  const { renderer } = options
  const given = await admitted(options, visitor, PLACE, () => renderFor(options, visitor, decision))
  if (!given) return sendAnswer(request, response, await failure(renderer, problem), { shop: null })
  const { 'x-frame-options': framing, ...headers } = given.headers
  const sent = { ...headers, ...NO_STORE, ...(framing && !problem.framedBy && { 'x-frame-options': framing }) }
  return sendAnswer(request, response, await withErrorScreen(renderer, { ...given, headers: sent }, problem), { shop: null })
}

const isOfPreview = (decision: Decision): boolean => 'shop' in decision && decision.shop?.preview !== undefined

/** Renders for this one visitor; null when the framework gave no answer. Of a previewed shop the framework caches nothing, too. */
export async function renderFor(
  { renderer }: PipelineOptions,
  visitor: PipelineVisitor,
  decision: Decision,
): Promise<InnerAnswer | null> {
  const { request, requestId } = visitor
  const query = declaredQuery(decision, new URLSearchParams(visitor.query))
  if (visitor.routerKey !== null) query.set(ROUTER_KEY, visitor.routerKey)
  const path = withQuery(visitor.path, query.toString())
  const { inner, requestHeaders, responseHeaders } = pageRequest(decision)
  const headers = {
    ...forwardedHeaders(request.headers),
    ...requestHeaders,
    ...handoverHeaders(inner),
    ...(isOfPreview(decision) && { cookie: renderer.draftCookie }),
    'accept-encoding': 'identity',
  }
  try {
    return withHeaders(await renderer.ask({ method: 'GET', path, headers }), responseHeaders)
  } catch (error) {
    renderer.log.error({ errorId: requestId, error: errorText(error) }, 'a page gave no answer')
    return null
  }
}
