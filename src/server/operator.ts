import { accessSync, constants, statfsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { storageProblem } from '@/cms/media-file'
import { currentSnapshot, isDegraded } from '@/cms/snapshot'
import type { Env } from '@/env'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { healthChecks, mailReachable, reachable } from '@trade-in-shop/runtime/health-checks'
import { serveOperator } from '@trade-in-shop/runtime/metrics'
import { logProblem } from '@trade-in-shop/runtime/server-log'
import { shopMetrics } from '@/runtime/shop-metrics'
import { inSpan } from '@trade-in-shop/runtime/tracing'
import { type AdmissionControl, LANES } from './admission'
import type { InnerAnswer } from './inner-request'
import type { PageCache } from './page-cache'

/** Less free space than this, and uploads and the copy of the content soon fail (F15). */
const MIN_FREE_BYTES = 100 * 1024 * 1024

/** Checks that a folder can be written to and has space. */
export function checkFolder(folder: string): string | null {
  accessSync(folder, constants.W_OK)
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return free < MIN_FREE_BYTES ? `only ${Math.round(free / 1024 / 1024)} MB are free` : null
}

const ROUTE = Symbol('route')
/** A property: a map of all responses would be looked through by each collection of garbage. */
type Routed = ServerResponse & { [ROUTE]?: string }
export const noteRoute = (route: string, response: Routed): void => void (response[ROUTE] = route)
const routeOf = (response: Routed): string => response[ROUTE] ?? 'undecided'

/** Counts an answer when it has ended, under its route. */
function countAnswer(response: ServerResponse): void {
  const { requests, requestSeconds } = shopMetrics()
  const from = performance.now()
  response.once('close', () => {
    const route = routeOf(response)
    requests.inc({ route, status: response.writableFinished ? String(response.statusCode) : 'aborted' })
    requestSeconds.observe({ route }, (performance.now() - from) / SECOND)
  })
}

type Answered = Readonly<{ request: IncomingMessage; response: ServerResponse; isTrusted: boolean }>

/**
 * Counts a request and answers it in a span of its route. The visitor's `traceparent` is continued only behind a proxy of ours, else
 * anyone could have every request recorded.
 */
export function observeAnswer({ request, response, isTrusted }: Answered, answer: () => Promise<void>): Promise<void> {
  countAnswer(response)
  return inSpan({ name: 'request', kind: 'server', from: isTrusted ? request.headers : {} }, async (span) => {
    await answer()
    span.nameAnswer(request.method ?? '', routeOf(response), response.statusCode)
  })
}

type Observed = Readonly<{
  admission: AdmissionControl
  caches: Readonly<Record<string, PageCache<InnerAnswer>>>
  live: () => object
}>

/** Names the sources of the server entry's gauges and checks, and serves the operator where `METRICS_PORT` says. */
export async function startOperator(settings: Env, { admission, caches, live }: Observed): Promise<{ stop: () => void }> {
  const metrics = shopMetrics()
  metrics.running(() => LANES.map((lane) => [{ lane }, admission.loadOf(lane).running]))
  metrics.waiting(() => LANES.map((lane) => [{ lane }, admission.loadOf(lane).waiting]))
  metrics.cacheBytes(() => Object.entries(caches).map(([cache, { bytes }]) => [{ cache }, bytes]))
  metrics.degraded(() => [[{}, isDegraded() ? 1 : 0]])
  metrics.snapshotAge(() => {
    const loadedAt = currentSnapshot()?.loadedAt
    return loadedAt === undefined ? [] : [[{}, (Date.now() - Date.parse(loadedAt)) / SECOND]]
  })
  const checks = healthChecks()
  checks.set('log', logProblem)
  checks.set('disk', () => checkFolder(settings.DATA_DIR))
  checks.set('platform', reachable(settings.TRADE_API_URL, settings.TRADE_API_URL.startsWith('https:') ? 443 : 80))
  if (settings.SMTP_URL) checks.set('mail', mailReachable(settings.SMTP_URL))
  if (settings.STORAGE_URL) checks.set('storage', storageProblem)
  if (settings.METRICS_PORT === undefined) return { stop: () => undefined }
  return serveOperator({ metrics: metrics.set, port: settings.METRICS_PORT, host: settings.METRICS_BIND, live })
}
