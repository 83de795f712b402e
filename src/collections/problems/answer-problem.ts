import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { AfterErrorHook } from 'payload'
import * as z from 'zod'
import { formatStaffMessage } from '@/domain/staff-words'

const requestWords = staffWords('request')

const Public = z.object({ isPublic: z.literal(true) })
const Data = z.record(z.string(), z.unknown())

/**
 * Answers a problem with its message and data. Payload recognises its errors by class or class name, but the built shop
 * loads the class twice (see `field-problems`) and shortens its name, so that staff read "An unknown error occurred.".
 * Payload's own problems are answered here too.
 */
export const answerProblem: AfterErrorHook = ({ error }) => {
  if (!Public.safeParse(error).success || error.message === '') return
  const { data } = Data.safeParse('data' in error ? error.data : undefined)
  if (data && 'errors' in data) return
  return { response: { errors: [{ name: error.name || 'APIError', message: error.message, ...(data && { data }) }] } }
}

/** Postgres codes: an invalid value for a type (class 22), a row that is not there, an operator that a type does not have. */
const BAD_INPUT = /^(?:22...|23503|42883|42804|42846)$/
/** Messages of Payload's form parser about a malformed body. */
const BROKEN_FORM = /^(?:Malformed part header|Unexpected end of form|Multipart: Boundary not found|Malformed content type)/
const MAX_CAUSES = 5

/**
 * True when an error, or one of its causes, says that a value could not be read: JSON of the query, or a parameter of a
 * statement.
 */
export function isBadInput(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_CAUSES) return false
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
