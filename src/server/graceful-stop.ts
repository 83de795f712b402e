import type { Server } from 'node:http'

export type StopOptions = Readonly<{
  server: Server
  drain: () => void
  /** Ends what runs beside requests; given `LAST_WORK_MS`. */
  closeRest: () => Promise<void>
  exit: (code: number) => void
  wait: (ms: number) => Promise<void>
}>

/** Load balancers need this long to see that we are not ready (fault F17). */
const DRAIN_MS = 2000
/** Then requests in flight have this long; with the drain, the exit comes within ten seconds. */
const FINISH_MS = 6500
const LAST_WORK_MS = 1000
const IDLE_CHECK_MS = 50
/** 128 + SIGTERM. */
export const TERMINATED = 143

/** Not ready, wait, stop listening, let requests finish, cut what still hangs, exit. Runs once, however often it is asked. */
export function gracefulStop({ server, drain, closeRest, exit, wait }: StopOptions): (code?: number) => Promise<void> {
  let running: Promise<void> | undefined
  const stop = async (code: number) => {
    drain()
    await wait(DRAIN_MS)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection becomes idle when its last answer is out, and would be kept for the next request.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
    await Promise.race([closed, wait(FINISH_MS)])
    clearInterval(idle)
    server.closeAllConnections()
    await Promise.race([closeRest(), wait(LAST_WORK_MS)])
    exit(code)
  }
  return (code = TERMINATED) => (running ??= stop(code))
}
