import { monitorEventLoopDelay } from 'node:perf_hooks'

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

/** The public answer says whether the process lives, and nothing about the cause (P-35). */
export const alive = (lagMs: number) => ({
  status: lagMs > DEAD_MS ? 503 : 200,
  body: JSON.stringify({ status: lagMs > DEAD_MS ? 'stuck' : 'ok' }),
})

/** 503 only before the first snapshot and while draining; otherwise a database outage would take all instances out at once. */
export function ready(draining: boolean, hasSnapshot: boolean, degraded: boolean): { status: number; body: string } {
  const status = draining ? 'draining' : !hasSnapshot ? 'starting' : degraded ? 'degraded' : 'ok'
  return { status: draining || !hasSnapshot ? 503 : 200, body: JSON.stringify({ status }) }
}
