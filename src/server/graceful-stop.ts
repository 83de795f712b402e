import type { Server } from 'node:http'

export type StopOptions = Readonly<{
  server: Server
  drain: () => void
  /** Ends the work that runs beside requests, within `LAST_WORK_MS`. */
  closeRest: () => Promise<void>
  exit: (code: number) => void | Promise<void>
  wait: (ms: number) => Promise<void>
}>

/** Load balancers need this long to notice that the process is not ready (F17). */
const DRAIN_MS = 2000
/** Requests in flight then have this long; together with the drain, the process exits within ten seconds. */
const FINISH_MS = 6500
const LAST_WORK_MS = 1000
const IDLE_CHECK_MS = 50
/** 128 + SIGTERM. */
export const TERMINATED = 143

/**
 * Reports not ready, waits, stops listening, lets requests finish, closes the remaining connections, exits. Runs once, however
 * often it is called.
 */
export function gracefulStop({ server, drain, closeRest, exit, wait }: StopOptions): (code?: number) => Promise<void> {
  let running: Promise<void> | undefined
  const stop = async (code: number) => {
    drain()
    await wait(DRAIN_MS)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection becomes idle after its last answer and would stay open for another request, so idle ones are closed
    // repeatedly.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    await Promise.race([closed, wait(FINISH_MS)])
    clearInterval(idle)
    server.closeAllConnections()
    await Promise.race([closeRest(), wait(LAST_WORK_MS)])
    await exit(code)
  }
  return (code = TERMINATED) => (running ??= stop(code))
}

/** Error codes of a visitor's broken connection; they say nothing about the state of the process. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'])

/** True for errors of a broken connection or an aborted request, which need no restart (F28). */
export function isHarmless(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return GONE.has(code) || error.name === 'AbortError' || error.name === 'ResponseAborted'
}
