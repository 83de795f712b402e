import type { Server } from 'node:http'
import { formatWithOptions } from 'node:util'
import { capText, errorText } from '@/runtime/error-text'
import { limitRepeats, quietLog } from '@/runtime/quiet-log'

export type StopOptions = Readonly<{
  server: Server
  drain: () => void
  /** Ends the work that runs beside requests, within `LAST_WORK_MS`. */
  closeRest: () => Promise<void>
  exit: (code: number) => void
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
    exit(code)
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

type Console = Pick<typeof console, 'error' | 'warn'>

const SHORT = { depth: 2, maxArrayLength: 20, maxStringLength: 1000 } as const
const TOPIC_CHARACTERS = 120

const textOf = (values: readonly unknown[]): string =>
  capText(formatWithOptions(SHORT, ...values.map((value) => (value instanceof Error ? errorText(value) : value))))

/** Errors that differ only in a number or an id are one topic. */
const topicOf = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').slice(0, TOPIC_CHARACTERS).replace(/[0-9a-f-]*\d[0-9a-f-]*/gi, '#')

/**
 * Limits what the framework prints itself: each error at most so long, the same one at most once in ten seconds (E-06). It
 * prints an error of a render with all its members, once for each visitor who met it.
 */
export function limitConsole(target: Console, now: () => number): void {
  for (const method of ['error', 'warn'] as const) {
    const print = target[method].bind(target)
    const quietly = quietLog((text) => print(text), now)
    target[method] = (...values: unknown[]) => {
      const text = textOf(values)
      quietly(topicOf(text), text)
    }
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Logs the stack of an error once in ten seconds; otherwise its first line, because the request's id is logged beside it. */
export function shortenStacks(now: () => number): (fields: Fields) => Fields {
  const repeats = limitRepeats(now)
  return (fields) => {
    if (typeof fields.error !== 'string' || repeats(topicOf(fields.error)) !== null) return fields
    return { ...fields, error: fields.error.split('\n', 1)[0] }
  }
}
