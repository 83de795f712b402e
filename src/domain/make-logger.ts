import pino, { type Logger } from 'pino'
import { capLogArguments } from '@/contracts/log-limits'

/** The log of a part of the shop, one JSON line a call; no text in it is longer than the limit, however large an error is. */
export const makeLogger = (part: string): Logger =>
  pino({
    base: { part },
    hooks: {
      logMethod(values, method) {
        const capped = capLogArguments(values)
        method.apply(this, [capped[0], ...capped.slice(1)] as Parameters<typeof method>)
      },
    },
  })
