import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type * as z from 'zod'
import type { Problem, ProblemCode, ProblemError } from './problem'

type Details = Readonly<{ detail?: string | undefined; errors?: readonly ProblemError[] | undefined }>

/** A problem without members of its own; its title is the phrase of its status, as RFC 9457 asks of `about:blank`. */
export const problemDocument = (
  status: number,
  code: ProblemCode,
  requestId: string,
  { detail, errors }: Details = {},
): Problem => ({
  ...{ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, code },
  ...(detail && { detail }),
  ...(errors?.length && { errors: [...errors] }),
  requestId,
})

const CODES: Partial<Record<z.core.$ZodIssue['code'], ProblemCode>> = { too_small: 'too_short', too_big: 'too_long' }

/** One entry for each invalid field. */
export const listFieldErrors = ({ issues }: z.ZodError): ProblemError[] =>
  issues.map((issue) => {
    const missing = issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message)
    return { path: issue.path.map(String).join('/'), code: missing ? 'required' : (CODES[issue.code] ?? 'invalid') }
  })

/** The id that the caller gave the request; a new one where it is missing or malformed. */
export const readRequestId = (given: string | string[] | null | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
