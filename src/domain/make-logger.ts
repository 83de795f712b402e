import pino, { type Logger } from 'pino'
import { capLogArguments } from '@/contracts/log-limits'

/**
 * The log of a part of the shop, one JSON line a call; no text in it is longer than the limit, however large an error is.
 * What `refusalLine` has a line for is no fault of the program: that line is written at level info instead.
 */
export const makeLogger = (part: string, refusalLine: (logged: unknown) => string | null = () => null): Logger =>
  pino({
    base: { part },
    hooks: {
      logMethod(values, method) {
        const refusal = refusalLine(values[0])
        if (refusal !== null) return this.info(refusal)
        const capped = capLogArguments(values)
        method.apply(this, [capped[0], ...capped.slice(1)] as Parameters<typeof method>)
      },
    },
  })
