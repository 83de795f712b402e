import { limitRepeats } from '@trade-in-shop/runtime/quiet-log'
import { makeLogger } from '@trade-in-shop/runtime/logger'
import { processWide } from '@trade-in-shop/runtime/process-wide'

export type CallProblem = Readonly<{
  upstream: string
  /** Path template or first segment, never an id. */
  operation: string
  /** What went wrong in one word: `timeout`, `network`, `status`… */
  kind: string
  /** A short detail: the first place where an answer did not match its schema. */
  detail?: string
  status?: number
  requestId: string
}>

/** Logs a failure of an upstream at most once per 10 s; the next line counts the failures left out (E-06). */
export function failureLog(write: (line: CallProblem & { swallowed: number }) => void, now?: () => number) {
  const repeats = limitRepeats(now)
  return (failure: CallProblem): void => {
    const swallowed = repeats(failure.upstream)
    if (swallowed !== null) write({ ...failure, swallowed })
  }
}

const processLog = () =>
  processWide('clients.failure-log', () => {
    const logger = makeLogger('clients')
    return failureLog((line) => logger.warn(line, 'an upstream failed'))
  })

export const logFailure = (failure: CallProblem): void => processLog()(failure)
