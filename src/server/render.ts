import { randomUUID } from 'node:crypto'
import type { Decision } from '@/domain/routing/decide'
import { ERROR_ID_PLACE, WAIT_PLACE } from '@/domain/error-id'
import { handoverHeaders } from '@/http/handover'
import { formatWait, type PageWait } from '@/http/page-waits'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { isSwitchedOn } from '@/runtime/shortcuts'
import { SingleFlight } from '@trade-in-shop/runtime/single-flight'
import { innerError } from '@/domain/routing/inner-address'
import { withQuery } from '@/domain/routing/paths'
import { logMissingPage } from '@/domain/routing/missing-pages'
import type { Headers } from '@/http/response-headers'
import { ERROR_PAGES, screenRow } from '@/domain/routing/screens'
import type { Shop } from '@/domain/routing/shop'
import { nullUnlessOverloaded, type AdmissionControl, type LanePlace } from './admission'
import { sentHeaders, type HttpAnswer, type WholeAnswer } from './answers'
import { failurePage } from './failure-page'
import { inlineBoundaries, variantAddress, type Variant } from './framework-internals'
import { errorHeaders } from './framework-request'
import type { Ask, InnerAnswer } from './inner-request'
import { contentPolicy } from '@/http/content-policy'
import { inlineScripts } from './inline-scripts'
import type { PageCache } from './page-cache'

const INLINES_LATE_PARTS = isSwitchedOn('late-parts')

/** Allows the known inline scripts of a page (as bytes) by hash; `onRefused` gets the number of unknown ones, which will not run. */
function policyFor(html: string, shop: Shop, onRefused: (count: number) => void, framedBy?: readonly string[]): string {
  const { sources, refused } = inlineScripts(html, 'latin1')
  if (refused > 0) onRefused(refused)
  return contentPolicy(shop, sources, { framedBy })
}

export type RenderLog = Readonly<{
  warn: (fields: Readonly<Record<string, unknown>>, message: string) => void
  error: (fields: Readonly<Record<string, unknown>>, message: string) => void
  missing: (line: string) => void
}>

export type Renderer = Readonly<{
  ask: Ask
  log: RenderLog
  admission: AdmissionControl
  /** With it the framework renders a page without its cache. */
  draftCookie: string
  /** Error screens and searches, which invented addresses cannot fill at the cost of pages. */
  brief: PageCache<InnerAnswer>
  /** Puts the style sheets of the build into a page. */
  insertStyles: (page: Buffer) => Buffer
}>

type SharedPage = Readonly<{ host: string; path: string; query: string; inner: string; variant: Variant }>

/** Requests a page that is made for the cache, with no data of the visitor except the router's variant. */
export async function askVariant({ ask }: Renderer, { host, path, query, inner, variant }: SharedPage): Promise<InnerAnswer> {
  const headers = { ...variant, ...plainHeaders(host), ...handoverHeaders(inner), 'x-request-id': randomUUID() }
  return ask({ method: 'GET', path: withQuery(await variantAddress(path, variant), query), headers })
}

const plainHeaders = (host: string): Record<string, string> => ({
  host,
  'accept-encoding': 'identity',
  'x-forwarded-for': '127.0.0.1',
  'x-forwarded-host': host,
})

export const isHtml = (headers: InnerAnswer['headers']): boolean => (headers['content-type'] ?? '').startsWith('text/html')

export const withHeaders = (answer: InnerAnswer, headers: Headers): InnerAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})

/**
 * Makes an answer of the framework ready to send: removes internal headers, puts late parts in, computes its policy. The origins of `framedBy`
 * may frame it, else those that the shop allows.
 */
export function finished(renderer: Renderer, shop: Shop, answer: InnerAnswer, framedBy?: readonly string[]): WholeAnswer {
  const headers = sentHeaders(answer.headers)
  if (!isHtml(answer.headers)) return { status: answer.status, headers, body: answer.body }
  const given = answer.body.toString('latin1')
  const html = INLINES_LATE_PARTS ? inlineBoundaries(given) : given
  const onRefused = (count: number) => renderer.log.warn({ shop: shop.key, count }, 'a page has inline scripts that will not run')
  headers['content-security-policy'] = policyFor(html, shop, onRefused, framedBy)
  return { status: answer.status, headers, body: Buffer.from(html, 'latin1') }
}

export type RenderProblem = Readonly<{
  decision: Decision & { kind: 'screen' | 'abort' }
  path: string
  requestId: string
  bot: boolean
  lacksStyles: boolean
  /** Origins that may frame it; by default those that the shop allows. */
  framedBy?: readonly string[]
}>

/** An answer with its styles inside, where the visitor lacks them. */
export function withStyles(
  { insertStyles }: Renderer,
  { lacksStyles }: Pick<RenderProblem, 'lacksStyles'>,
  answer: HttpAnswer,
): HttpAnswer {
  if (!lacksStyles || !Buffer.isBuffer(answer.body) || !String(answer.headers['content-type']).startsWith('text/html'))
    return answer
  return { ...answer, body: insertStyles(answer.body) }
}

/**
 * Replaces the framework's own error pages by the shop's, complete and without need of JavaScript (E-04). A bot gets the status
 * only (E-03).
 */
export async function withErrorScreen(renderer: Renderer, answer: InnerAnswer, problem: RenderProblem): Promise<HttpAnswer> {
  const { shop } = problem.decision
  const { status, wait } = answer
  // The router's variant of a page that failed has status 200 and the error inside; the router loads a refused address in full.
  if (wait && !isHtml(answer.headers)) return failure(renderer, problem, wait)
  if (status < 400 || !isHtml(answer.headers)) return finished(renderer, shop, answer, problem.framedBy)
  if (status >= 500) return failure(renderer, problem, wait)
  if (problem.bot) return { status: answer.status, headers: errorHeaders(shop), body: Buffer.alloc(0) }
  return missing(renderer, problem, status, absenceWording(problem))
}

/**
 * The error screen of an address that does not exist. It is requested by its own address, never by the visitor's: the framework
 * caches static pages together with the address of the first request, and would show that to the next visitor. Throws `Overloaded`.
 */
export async function missing(
  renderer: Renderer,
  problem: RenderProblem,
  status: number,
  wording: 'notFound' | 'expired' | 'gone' | 'quoteEnded',
): Promise<HttpAnswer> {
  if (status === 404) logMissingPage(loggedPath(problem), renderer.log.missing)
  const { shop } = problem.decision
  const draw = shop.preview ? errorScreen(renderer, shop, { wording, status }) : storedErrorScreen(renderer, problem, wording)
  const drawn = await draw.catch(nullUnlessOverloaded)
  return drawn ? { ...drawn, status, headers: { ...drawn.headers, ...errorHeaders(shop) } } : failure(renderer, problem)
}

/** The same screen for all who look for what is not there: made once in a minute at most. */
async function storedErrorScreen(
  renderer: Renderer,
  { decision: { shop }, lacksStyles }: RenderProblem,
  wording: keyof typeof ERROR_PAGES,
): Promise<HttpAnswer | null> {
  const path = innerError(shop.key, ERROR_PAGES[wording])
  const make = async () => {
    const answer = await askErrorScreen(renderer, shop, path)
    if (!isWhole(answer)) return { kind: 'passed', answer } as const
    const { headers, body } = finished(renderer, shop, answer)
    return { kind: 'page', page: { headers, body, lifeMs: MINUTE } } as const
  }
  const got = await renderer.brief.get(path, make, ERROR_SCREEN)
  if (got.kind === 'passed') return null
  const body = lacksStyles ? await renderer.brief.styled(path, got.stored) : got.stored
  return { status: 200, headers: got.stored.headers, body }
}

const ERROR_SCREEN: LanePlace = { lane: 'page', kind: 'error screen' }
const isWhole = ({ status, headers }: InnerAnswer): boolean => status === 200 && isHtml(headers)

function askErrorScreen(renderer: Renderer, shop: Shop, path: string): Promise<InnerAnswer> {
  const draft = shop.preview && { cookie: renderer.draftCookie }
  const headers = { ...plainHeaders(new URL(shop.origin).host), ...handoverHeaders(null), 'x-shop-key': shop.key, ...draft }
  return renderer.ask({ method: 'GET', path, headers })
}

const QUOTE = /\/quote\/[^/]+$/

/** What the error screen says where a page of a screen finds nothing. */
function absenceWording({ decision, path }: RenderProblem): 'notFound' | 'expired' | 'quoteEnded' {
  if (decision.kind === 'screen' && QUOTE.test(decision.inner)) return 'quoteEnded'
  return /clarification/i.test(path) ? 'expired' : 'notFound'
}

/** The path of a missing page; for a screen whose address contains a secret, only its pattern. */
function loggedPath({ decision, path }: RenderProblem): string {
  const row = decision.kind === 'screen' ? screenRow(decision.screen) : null
  return row?.secret ? row.english : path
}

/**
 * A page that could not be made. Catalogue pages say 503, so that search engines keep them while the search is down
 * (F6); others say what the platform said where it passes by itself, and when to come again. The id is in the log
 * and on the page (E-11).
 */
export async function failure(renderer: Renderer, problem: RenderProblem, given?: PageWait): Promise<HttpAnswer> {
  const { decision, requestId, path, bot } = problem
  const { shop } = decision
  const isCatalogue = decision.kind === 'screen' && screenRow(decision.screen).cache === 'catalogue'
  const wait = isCatalogue ? CATALOGUE_WAIT : given
  const status = wait?.status ?? 500
  const screen = decision.kind === 'screen' ? decision.screen : 'error'
  renderer.log.error({ errorId: requestId, shop: shop.key, screen, status, pathLength: path.length }, 'a page failed')
  const headers = { ...errorHeaders(shop), ...(wait && { 'retry-after': String(wait.seconds) }), 'x-request-id': requestId }
  if (bot) return { status, headers, body: Buffer.alloc(0) }
  const waitText = wait && formatWait(wait.seconds, shop.locale)
  const wording = wait && !isCatalogue ? 'wait' : 'failure'
  const drawn = await errorScreen(renderer, shop, { wording, status, requestId, waitText }).catch(() => null)
  if (drawn?.body.includes(requestId)) return { ...drawn, headers: { ...drawn.headers, ...headers } }
  const html = failurePage(shop.language, shop.locale, requestId, waitText)
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policyFor(html, shop, () => undefined) }
  return { status, headers: { ...headers, ...type }, body: Buffer.from(html) }
}

const CATALOGUE_WAIT: PageWait = { status: 503, seconds: 30 }

/** A screen that many visitors need at once is loaded once. */
const errorScreens = new SingleFlight<InnerAnswer>()

type ErrorScreen = Readonly<{ wording: keyof typeof ERROR_PAGES; status: number; requestId?: string; waitText?: string }>

/** The shop's error screen under its inner address, with the id and the wait in their places; null when it cannot be made. */
async function errorScreen(renderer: Renderer, shop: Shop, screen: ErrorScreen): Promise<WholeAnswer | null> {
  const { wording, status, requestId = '', waitText = '' } = screen
  const path = innerError(shop.key, ERROR_PAGES[wording])
  const load = () => renderer.admission.run(ERROR_SCREEN, () => askErrorScreen(renderer, shop, path))
  const answer = await errorScreens.run(path, load)
  if (!isWhole(answer)) return null
  const body = Buffer.from(answer.body.toString('utf8').replaceAll(ERROR_ID_PLACE, requestId).replaceAll(WAIT_PLACE, waitText))
  const sent = finished(renderer, shop, { ...answer, body })
  return { status, headers: { ...sent.headers, ...errorHeaders(shop) }, body: sent.body }
}
