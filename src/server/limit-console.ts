import { formatWithOptions } from 'node:util'
import { capText, errorText } from '@trade-in-shop/runtime/error-text'
import { limitRepeats, quietLog } from '@trade-in-shop/runtime/quiet-log'

type Console = Pick<typeof console, 'error' | 'warn' | 'info' | 'log'>

const SHORT = { depth: 2, maxArrayLength: 20, maxStringLength: 1000 } as const
const TOPIC_CHARACTERS = 120

const textOf = (values: readonly unknown[]): string =>
  capText(formatWithOptions(SHORT, ...values.map((value) => (value instanceof Error ? errorText(value) : value))))

/** Errors that differ only in a number or an id are one topic. */
const topicOf = (text: string): string =>
  (text.split('\n', 1)[0] ?? '').slice(0, TOPIC_CHARACTERS).replace(/[0-9a-f-]*\d[0-9a-f-]*/gi, '#')

/**
 * Writes what the framework prints to the log: each text at most so long, the same one at most once in ten seconds (E-06). It
 * prints an error of a render with all its members, once for each visitor who met it, and waits for a reader that is stuck.
 */
export function limitConsole(target: Console, write: (line: string) => void, now: () => number): void {
  const quietly = quietLog(write, now)
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
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
