import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { AfterErrorHook, PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { isDatabaseAway } from '@trade-in-shop/runtime/error-text'
import { processWide } from '@trade-in-shop/runtime/process-wide'

const upkeepWords = staffWords('upkeep')

/**
 * The error of each request whose session the database did not answer, by the request or, where Payload passes none, by its
 * headers. The CMS and the routes that ask it may be in different bundles.
 */
const unread = () => processWide('collections.unread-sessions', () => new WeakMap<object, unknown>())

/** Notes that the session of a request could not be read; it may still be valid. */
export const noteUnreadSession = (request: object, error: unknown): void => void unread().set(request, error)

/** The error of a session that could not be read; undefined where it was read. */
export const unreadSessionError = (request: object): unknown => unread().get(request)

/** True for a problem that only means that the session could not be read. */
const isRefusedUnread = (error: Error, req: PayloadRequest): boolean =>
  'status' in error && (error.status === 401 || error.status === 403) && !req.user && unreadSessionError(req) !== undefined

/** Answers 503 instead of a general error while the database is away or busy (F1, F2). */
export const databaseAway: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseAway(error) && !isRefusedUnread(error, req)) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', '1')
  // A request that fails early has no language yet.
  const message = formatStaffMessage(upkeepWords.databaseAway, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 503, response: { errors: [{ message }] } }
}
