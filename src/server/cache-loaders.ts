import { setTimeout as wait } from 'node:timers/promises'
import { catalogueGaps, catalogueVersion } from '@/runtime/catalogue-state'
import type { Decision } from '@/domain/routing/decide'
import { handoverHeaders } from '@/http/handover'
import { shopMetrics } from '@/runtime/shop-metrics'
import { frameworkCacheState, isPrefetch } from './framework-internals'
import type { InnerAnswer } from './inner-request'
import type { PageLoader } from './page-cache'
import { pageRequest } from './framework-request'
import { isAnswerAt, storable, type CachedPage } from './page-policy'
import { askVariant, finished, withHeaders, type Renderer } from './render'
import { sentHeaders } from './answers'

/** Life of a page that lacks something or may show old data: it is made again at the first request after this time. */
const INCOMPLETE_LIFE_MS = 2_000
const STALE_TRIES = 40
const STALE_PAUSE_MS = 25

const latestGap = { count: 0, at: -Infinity }

/**
 * Whether a look-up failed while the page was made: since `gaps` was read, or, where the framework serves its own copy, shortly
 * before.
 */
function hasGapSince(gaps: number, isMadeNow: boolean): boolean {
  const [count, now] = [catalogueGaps(), performance.now()]
  if (count !== latestGap.count) Object.assign(latestGap, { count, at: now })
  return count !== gaps || (!isMadeNow && now - latestGap.at < INCOMPLETE_LIFE_MS)
}

type PageAddress = Readonly<{ host: string; path: string; decision: Decision }>

/** Makes a page for the cache: requested without any data of a visitor, cached when the policy allows it. */
export function makePage(renderer: Renderer, page: CachedPage, address: PageAddress): PageLoader<InnerAnswer> {
  return async () => {
    shopMetrics().madePages.inc()
    const [version, gaps] = [catalogueVersion(), catalogueGaps()]
    const { answer: given, isMadeNow } = await askFresh(renderer, page, address)
    const answer = withHeaders(given, pageRequest(address.decision).responseHeaders)
    // The framework stores no search (F6); made without data of a visitor, one that lacks nothing is the same for all.
    const isStored = page.search === null ? storable : isAnswerAt
    const isIncompleteSearch = page.search !== null && hasGapSince(gaps, isMadeNow)
    if (isIncompleteSearch || !isStored(page.inner, answer.status, answer.headers)) return { kind: 'passed', answer }
    const { headers, body } = finished(renderer, page.shop, answer)
    const whole = !hasGapSince(gaps, isMadeNow) && frameworkCacheState(answer.headers) !== 'stale'
    const lifeMs = whole ? page.lifeMs : Math.min(INCOMPLETE_LIFE_MS, page.lifeMs)
    const isOfVersion = whole && isMadeNow && version === catalogueVersion()
    return { kind: 'page', page: { headers, body, lifeMs, version: isOfVersion ? version : null } }
  }
}

/**
 * The framework serves a page older than a second as stale and renders it again in the background; this waits for the new one.
 * A prefetch is not rendered again by itself: it stays stale until its page is.
 */
async function askFresh(renderer: Renderer, page: CachedPage, address: PageAddress) {
  const ask = () => askVariant(renderer, { ...address, inner: page.inner, variant: page.variant, query: page.search ?? '' })
  let answer = await ask()
  const isMadeNow = frameworkCacheState(answer.headers) !== 'hit'
  const waits = page.lifeMs !== Infinity && !isPrefetch(page.variant)
  for (let nth = 0; waits && nth < STALE_TRIES && frameworkCacheState(answer.headers) === 'stale'; nth++) {
    await wait(STALE_PAUSE_MS)
    answer = await ask()
  }
  return { answer, isMadeNow }
}

type Asset = Readonly<{
  host: string
  path: string
  accept?: string
  requestHeaders?: Record<string, string>
  lifeMs?: (answer: InnerAnswer) => number
}>

/**
 * Files of the build and of `public/` do not change while the process runs, so their bytes are compressed once. All hosts share
 * them, so the headers of the requesting host are added when they are sent.
 */
export function makeAsset({ ask }: Renderer, asset: Asset): PageLoader<InnerAnswer> {
  const { host, path, accept = '*/*', lifeMs = () => Infinity, requestHeaders = {} } = asset
  return async () => {
    const own = { host, accept, 'accept-encoding': 'identity', 'x-forwarded-for': '127.0.0.1', ...handoverHeaders(null) }
    const answer = await ask({ method: 'GET', path, headers: { ...own, ...requestHeaders } })
    if (answer.status !== 200 || answer.headers['set-cookie'] !== undefined) return { kind: 'passed', answer }
    const page = { headers: sentHeaders(answer.headers), body: answer.body, lifeMs: lifeMs(answer), dense: true } as const
    return { kind: 'page', page }
  }
}
