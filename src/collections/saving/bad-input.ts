import type { AfterErrorHook } from 'payload'
import { requestWords } from '@/collections/problems/request-words'
import { formatStaffMessage } from '@/domain/staff-words'

/** Postgres codes: an invalid value for a type (class 22), a row that is not there, an operator that a type does not have. */
const BAD_INPUT = /^(?:22...|23503|42883|42804|42846)$/
/** Messages of Payload's form parser about a malformed body. */
const BROKEN_FORM = /^(?:Malformed part header|Unexpected end of form|Multipart: Boundary not found|Malformed content type)/
const DEEPEST = 5

/**
 * True when an error, or one of its causes, says that a value could not be read: JSON of the query, or a parameter of a
 * statement.
 */
export function isBadInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return BAD_INPUT.test(code) || isBadInput(error.cause, depth + 1)
}

/** Answers 400 for unreadable input, which is the caller's mistake and no error of the program. */
export const badInput: AfterErrorHook = ({ error, req }) => {
  if (!isBadInput(error)) return
  const message = formatStaffMessage(requestWords.badRequest, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 400, response: { errors: [{ message }] } }
}
