import type { AfterErrorHook, PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { upkeepWords } from './markets/upkeep-words'

/** Error codes: connection lost, shutting down, starting, disk full, too many connections, statement timeout, read only. */
const CODES = /^(08|57P0|53100|53300|57014|55000|25006|ECONN|ETIMEDOUT|EPIPE|ENOTFOUND)/
const WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|cannot connect to Postgres/i
const DEEPEST = 5

/** True when an error, or one of its causes, says that the database cannot be reached or does not answer. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CODES.test(code) || WORDS.test(error.message) || isDatabaseAway(error.cause, depth + 1)
}

const UNREAD = new WeakSet<object>()

/**
 * Notes that the session of a request could not be read because the database did not answer; the session may still be
 * valid.
 */
export const noteUnreadSession = (request: object): void => void UNREAD.add(request)

export const isSessionUnread = (request: object): boolean => UNREAD.has(request)

/** True for a refusal that only means that the session could not be read. */
const isRefusedUnread = (error: Error, req: PayloadRequest): boolean =>
  'status' in error && (error.status === 401 || error.status === 403) && !req.user && isSessionUnread(req)

/** Answers 503 instead of a general error while the database is away or busy (F1, F2). */
export const databaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error) && !isRefusedUnread(error, req)) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '1')
  // A request that fails early has no language yet.
  const message = formatStaffMessage(upkeepWords.databaseAway, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 503, response: { errors: [{ message }] } }
}
