import { STATUS_CODES } from 'node:http'
import type * as z from 'zod'
import type { Problem, ProblemCode, ProblemError } from '@/contracts/problem'

type Details = {
  detail?: string
  errors?: ProblemError[]
  headers?: Record<string, string>
  /** Further members of the document, such as `changes` of `price_changed`. */
  members?: Record<string, unknown>
}

/** Throw it anywhere below a route; the server turns it into problem details (RFC 9457). */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem'
  constructor(
    readonly status: number,
    readonly code: ProblemCode,
    readonly details: Details = {},
  ) {
    super(details.detail ?? code)
  }
}

/** The document that is sent. */
export function problemDocument(problem: HttpProblem, requestId: string): Problem & Record<string, unknown> {
  const { detail, errors, members } = problem.details
  return {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    ...(detail ? { detail } : {}),
    ...(errors?.length ? { errors } : {}),
    ...members,
    requestId,
  }
}

const CODE_OF_ISSUE: Partial<Record<z.core.$ZodIssue['code'], ProblemCode>> = { too_small: 'too_short', too_big: 'too_long' }

/** 400 `invalid_request` with one entry per faulty field. */
export function invalidRequest(error: z.ZodError): HttpProblem {
  const errors = error.issues.slice(0, 20).map((issue): ProblemError => {
    const missing = issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message)
    return { path: issue.path.map(String).join('/'), code: missing ? 'required' : (CODE_OF_ISSUE[issue.code] ?? 'invalid') }
  })
  return new HttpProblem(400, 'invalid_request', { errors })
}

const CONNECTION_LOST = /^(08|57P0|53)/
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57014',
  '25006', // read only
  '55P03',
  '25P03',
])
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error/

/** True when the database could not answer in time; the request is fine, and the caller may try again (503). */
export function isStoreDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return CONNECTION_LOST.test(code) || UNREACHABLE.has(code) || POOL_MESSAGES.test(error.message)
}

/** Any error as the problem that the caller may see, without internal details. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (isStoreDown(error)) return new HttpProblem(503, 'unavailable', { headers: { 'retry-after': '1' } })
  return new HttpProblem(500, 'internal')
}
