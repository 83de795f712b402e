import { accessSync, constants, statfsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { currentSnapshot, isDegraded } from '@/cms/snapshot'
import { SECOND } from '@/runtime/durations'
import type { Env } from '@/env'
import { healthChecks, mailReachable, reachable, serveOperator } from '@/runtime/metrics'
import { shopMetrics } from '@/runtime/shop-metrics'
import { LANES, type AdmissionControl } from './admission'
import type { InnerAnswer } from './inner-request'
import type { PageCache } from './page-cache'

export type Health = Readonly<{
  /** Answer to `/healthz` or `/readyz`; null for any other path. */
  answer: (path: string) => { status: number; body: string } | null
  /** For the operator. */
  detail: () => Readonly<{ status: string; lagMs: number }>
  drain: () => void
  stop: () => void
}>

export type HealthOptions = Readonly<{
  hasSnapshot: () => boolean
  isDegraded: () => boolean
  /** Called with the milliseconds for which the event loop was blocked. */
  onLag: (lagMs: number) => void
}>

const WINDOW_MS = 1000
const WORTH_A_LINE_MS = 200
const DEAD_MS = 5000

/** Liveness and readiness: ready means that pages can be served, even from old content (security 38). */
export function makeHealth({ hasSnapshot, isDegraded, onLag }: HealthOptions): Health {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let lagMs = 0
  let draining = false
  const timer = setInterval(() => {
    lagMs = Math.round(delay.max / 1e6)
    delay.reset()
    if (lagMs > WORTH_A_LINE_MS) onLag(lagMs)
  }, WINDOW_MS)
  timer.unref()
  return {
    answer: (path) =>
      path === '/healthz' ? alive(lagMs) : path === '/readyz' ? ready(draining, hasSnapshot(), isDegraded()) : null,
    detail: () => ({ status: lifeOf(lagMs), lagMs }),
    drain: () => void (draining = true),
    stop: () => (clearInterval(timer), void delay.disable()),
  }
}

const lifeOf = (lagMs: number) => (lagMs > DEAD_MS ? 'stuck' : lagMs > WINDOW_MS ? 'slow' : 'ok')

/** The world learns whether the process lives, and nothing about why (P-35). */
export const alive = (lagMs: number) => ({
  status: lagMs > DEAD_MS ? 503 : 200,
  body: JSON.stringify({ status: lagMs > DEAD_MS ? 'stuck' : 'ok' }),
})

/** 503 only before the first snapshot and while draining; otherwise a database outage would take all instances out at once. */
export function ready(draining: boolean, hasSnapshot: boolean, degraded: boolean): { status: number; body: string } {
  const status = draining ? 'draining' : !hasSnapshot ? 'starting' : degraded ? 'degraded' : 'ok'
  return { status: draining || !hasSnapshot ? 503 : 200, body: JSON.stringify({ status }) }
}

/** Less free space than this, and uploads and the copy of the content soon fail (F15). */
const LEAST_FREE_BYTES = 100 * 1024 * 1024

/** Checks that a folder can be written to and has space. */
export function checkFolder(folder: string): string | null {
  accessSync(folder, constants.W_OK)
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  return free < LEAST_FREE_BYTES ? `only ${Math.round(free / 1024 / 1024)} MB are free` : null
}

const routes = new WeakMap<ServerResponse, string>()
export const noteRoute = (route: string, response: ServerResponse): void => void routes.set(response, route)

/** Counts an answer when it has ended, under its route. */
export function countAnswer(response: ServerResponse): void {
  const { requests, requestSeconds } = shopMetrics()
  const from = performance.now()
  response.once('close', () => {
    const route = routes.get(response) ?? 'undecided'
    requests.inc({ route, status: response.writableFinished ? String(response.statusCode) : 'aborted' })
    requestSeconds.observe({ route }, (performance.now() - from) / SECOND)
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
  checks.set('disk', () => checkFolder(settings.DATA_DIR))
  checks.set('platform', reachable(settings.TRADE_API_URL, settings.TRADE_API_URL.startsWith('https:') ? 443 : 80))
  if (settings.SMTP_URL) checks.set('mail', mailReachable(settings.SMTP_URL))
  if (settings.METRICS_PORT === undefined) return { stop: () => undefined }
  return serveOperator({ metrics: metrics.set, port: settings.METRICS_PORT, host: settings.METRICS_BIND, live })
}
