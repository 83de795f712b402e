import type * as z from 'zod'
import type { Problem, ProblemCode, ProblemError } from '@trade-in-shop/contracts/problem'
import { listFieldErrors, problemDocument } from '@trade-in-shop/contracts/api-answer'

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
export const describeProblem = (
  { status, code, details }: HttpProblem,
  requestId: string,
): Problem & Record<string, unknown> => ({
  ...problemDocument(status, code, requestId, details),
  ...details.members,
})

/** 400 `invalid_request` with one entry for each of the first invalid fields. */
export const invalidRequest = (error: z.ZodError): HttpProblem =>
  new HttpProblem(400, 'invalid_request', { errors: listFieldErrors(error).slice(0, 20) })

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
