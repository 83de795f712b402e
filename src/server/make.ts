import { setTimeout as wait } from 'node:timers/promises'
import { catalogueGaps, catalogueVersion } from '@/runtime/catalogue-state'
import { denseFlight } from './dense-flight'
import type { InnerAnswer } from './inner-request'
import type { Make } from './page-cache'
import { storable, type CachedPage } from './page-policy'
import { askVariant, finished, isHtml, type Renderer } from './render'
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

/** Makes a page for the cache: requested without any data of a visitor, cached when the policy allows it. */
export function makePage(renderer: Renderer, page: CachedPage, host: string, path: string): Make<InnerAnswer> {
  return async () => {
    const [version, gaps] = [catalogueVersion(), catalogueGaps()]
    const { answer, isMadeNow } = await askFresh(renderer, host, path, page)
    if (!storable(page.inner, answer.status, answer.headers)) return { kind: 'passed', answer }
    const { headers, body } = finished(renderer, page.shop, dense(answer))
    const whole = !hasGapSince(gaps, isMadeNow) && answer.headers['x-nextjs-cache'] !== 'STALE'
    const lifeMs = whole ? page.lifeMs : Math.min(INCOMPLETE_LIFE_MS, page.lifeMs)
    const isOfVersion = whole && isMadeNow && version === catalogueVersion()
    return { kind: 'page', page: { headers, body, lifeMs, version: isOfVersion ? version : null } }
  }
}

/**
 * The framework serves a page older than a second as stale and renders it again in the background; this waits for the new one.
 * A prefetch is not rendered again by itself: it stays stale until its page is.
 */
async function askFresh(renderer: Renderer, host: string, path: string, page: CachedPage) {
  const ask = () => askVariant(renderer, host, path, page.variant)
  let answer = await ask()
  const isMadeNow = answer.headers['x-nextjs-cache'] !== 'HIT'
  const waits = page.lifeMs !== Infinity && page.variant['next-router-prefetch'] === undefined
  for (let nth = 0; waits && nth < STALE_TRIES && answer.headers['x-nextjs-cache'] === 'STALE'; nth++) {
    await wait(STALE_PAUSE_MS)
    answer = await ask()
  }
  return { answer, isMadeNow }
}

/** Compacts the page once, for all visitors who will get it. */
function dense(answer: InnerAnswer): InnerAnswer {
  if (!isHtml(answer.headers)) return answer
  return { ...answer, body: Buffer.from(denseFlight(answer.body.toString('utf8'))) }
}

/** Headers that depend on the host; they are left out because the cached bytes are shared by all hosts. */
const OF_ONE_HOST = new Set(['strict-transport-security', 'x-robots-tag', 'x-frame-options'])

type Asset = Readonly<{ host: string; path: string; accept?: string }>

/** Files of the build and of `public/` do not change while the process runs, so their bytes are compressed once. */
export function makeAsset({ ask }: Renderer, { host, path, accept = '*/*' }: Asset): Make<InnerAnswer> {
  return async () => {
    const headers = { host, accept, 'accept-encoding': 'identity', 'x-forwarded-for': '127.0.0.1' }
    const answer = await ask({ method: 'GET', path, headers })
    if (answer.status !== 200 || answer.headers['set-cookie'] !== undefined) return { kind: 'passed', answer }
    const kept = Object.entries(sentHeaders(answer.headers)).filter(([name]) => !OF_ONE_HOST.has(name))
    return { kind: 'page', page: { headers: Object.fromEntries(kept), body: answer.body, lifeMs: Infinity, dense: true } }
  }
}
