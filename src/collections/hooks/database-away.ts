import type { AfterErrorHook } from 'payload'
import { say } from '@/domain/staff-words'
import { upkeepWords } from './upkeep-words'

/** Postgres: connection lost, shutting down, starting, disk full, too many connections, statement cancelled for its time, read only. */
const CODES = /^(08|57P0|53100|53300|57014|55000|25006|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot connect to Postgres/i
const DEEPEST = 5

/** True when an error, or what caused it, says that the database cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message) || isDatabaseAway(error.cause, depth + 1)
}

/** While the database is away staff are told so with 503, instead of that something went wrong (F1, F2). */
export const databaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error)) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '1')
  // A request that failed before anything was known of it has no language.
  const message = say(upkeepWords.databaseAway, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 503, response: { errors: [{ message }] } }
}
