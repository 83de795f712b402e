import pino, { type Logger } from 'pino'
import { capLogArguments } from './error-text'

type LoggerOptions = Readonly<{
  level?: 'info' | 'silent'
  /** Returns a line for errors that are no program errors; it is logged at level info instead. */
  refusalLine?: (logged: unknown) => string | null
}>

/** The log of a part of shop or platform, one JSON line a call; no text in it is longer than the limit, however large an error is. */
export const makeLogger = (part: string, { level = 'info', refusalLine = () => null }: LoggerOptions = {}): Logger =>
  pino({
    base: { part },
    level,
    hooks: {
      logMethod(values, method) {
        const refusal = refusalLine(values[0])
        if (refusal !== null) return this.info(refusal)
        const capped = capLogArguments(values)
        method.apply(this, [capped[0], ...capped.slice(1)] as Parameters<typeof method>)
      },
    },
  })
