import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import pino, { type DestinationStream, type Logger } from 'pino'
import { capLogArguments } from './error-text'
import { processWide } from './process-wide'
import { limitRepeats } from './quiet-log'
import { processLog } from './server-log'
import { currentTraceId, runInTrace } from './tracing'

type RequestContext = Readonly<{ requestId: string }>
const contexts = () => processWide('runtime.request-context', () => new AsyncLocalStorage<RequestContext>())

/** Runs work for a request: every line that it logs, and every call that it makes of the platform, has the id. */
export const withRequestId = <T>(requestId: string, work: () => T): T => contexts().run({ requestId }, work)

/** Runs the work of a request that another part of this process has sent, with its id and in its trace. */
export const withInnerRequest = <T>(headers: IncomingHttpHeaders, work: () => T): T => {
  const requestId = headers['x-request-id']
  return runInTrace(headers, () => (typeof requestId === 'string' ? withRequestId(requestId, work) : work()))
}

/** The id of the request that is worked on; undefined outside of one. */
export const currentRequestId = (): string | undefined => contexts().getStore()?.requestId

type LoggerOptions = Readonly<{
  level?: 'info' | 'silent'
  /** Returns a line for errors that are no program errors; it is logged at level info instead, once in 10 s. */
  problemLine?: (logged: unknown) => string | null
  destination?: DestinationStream
}>

const traceOfLine = () => {
  const traceId = currentTraceId()
  return traceId === undefined ? {} : { traceId }
}

/** The log of a part of shop or platform, one JSON line a call; no text in it is longer than the limit, however large an error is. */
export const makeLogger = (
  part: string,
  { level = 'info', problemLine = () => null, destination = processLog }: LoggerOptions = {},
): Logger => {
  const repeats = limitRepeats()
  return pino(
    {
      base: { part },
      level,
      mixin: () => ({ ...contexts().getStore(), ...traceOfLine() }),
      hooks: {
        logMethod(values, method) {
          const problem = problemLine(values[0])
          if (problem !== null) return repeats(problem) === null ? undefined : this.info(problem)
          const capped = capLogArguments(values)
          method.apply(this, [capped[0], ...capped.slice(1)] as Parameters<typeof method>)
        },
      },
    },
    destination,
  )
}
