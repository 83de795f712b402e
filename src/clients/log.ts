import { makeLogger } from '@/domain/make-logger'
import { processWide } from './process-wide'

const QUIET_MS = 10_000

export type Failure = Readonly<{
  upstream: string
  /** Path template or first segment, never an id. */
  operation: string
  /** What went wrong in one word: `timeout`, `network`, `status`… */
  kind: string
  /** More of it, short: the first place where an answer did not have its shape. */
  detail?: string
  status?: number
  requestId: string
}>

type Quiet = { since: number; swallowed: number }

/** Writes a failure of an upstream at most once per 10 s; the next line says how many it stands for (E-06). */
export function failureLog(write: (line: Failure & { swallowed: number }) => void, now: () => number) {
  const quiet = new Map<string, Quiet>()
  return (failure: Failure): void => {
    const held = quiet.get(failure.upstream)
    if (held && now() - held.since < QUIET_MS) {
      held.swallowed += 1
      return
    }
    quiet.set(failure.upstream, { since: now(), swallowed: 0 })
    write({ ...failure, swallowed: held?.swallowed ?? 0 })
  }
}

const logger = () => processWide('logger', () => makeLogger('clients'))

export const logFailure = (failure: Failure): void =>
  processWide('failure-log', () =>
    failureLog(
      (line) => logger().warn(line, 'an upstream failed'),
      () => performance.now(),
    ),
  )(failure)
