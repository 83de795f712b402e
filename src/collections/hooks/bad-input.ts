import type { AfterErrorHook } from 'payload'
import { requestWords } from '@/collections/refusals/request-words'
import { say } from '@/domain/staff-words'

/** Postgres: a value that its type does not take (class 22), an operator that a type does not have. */
const BAD_INPUT = /^(?:22...|42883|42804|42846)$/
/** What Payload's reader of forms says of a body that is none. */
const BROKEN_FORM = /^(?:Malformed part header|Unexpected end of form|Multipart: Boundary not found|Malformed content type)/
const DEEPEST = 5

/** True when an error, or what caused it, says that a value could not be read: JSON of the query, or what the database was asked with. */
export function isBadInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return BAD_INPUT.test(code) || isBadInput(error.cause, depth + 1)
}

/** What cannot be read is the caller's fault and no fault of the program. */
export const badInput: AfterErrorHook = ({ error, req }) => {
  if (!isBadInput(error)) return
  const message = say(requestWords.badRequest, 'i18n' in req ? req.i18n.language : 'en')
  return { status: 400, response: { errors: [{ message }] } }
}
