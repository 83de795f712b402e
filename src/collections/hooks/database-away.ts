import type { AfterErrorHook, PayloadRequest } from 'payload'
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

const UNREAD = new WeakSet<object>()

/** Notes that the session of a request could not be read: the database did not answer, and nothing says that it has ended. */
export const noteUnreadSession = (request: object): void => void UNREAD.add(request)

export const isSessionUnread = (request: object): boolean => UNREAD.has(request)

/** Refused because the session could not be read, which is no refusal of the member of staff. */
const isRefusedUnread = (error: Error, req: PayloadRequest): boolean =>
  'status' in error && (error.status === 401 || error.status === 403) && !req.user && isSessionUnread(req)

/** While the database is away or busy staff are told so with 503, instead of that something went wrong (F1, F2). */
export const databaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error) && !isRefusedUnread(error, req)) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '1')
  // A request that failed before anything was known of it has no language.
  const message = say(upkeepWords.databaseAway, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 503, response: { errors: [{ message }] } }
}
