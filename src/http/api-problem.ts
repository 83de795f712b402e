import type { Problem, ProblemCode, ProblemError } from '@trade-in-shop/contracts/problem'
import { problemDocument } from '@trade-in-shop/contracts/api-answer'
import { processWide } from '@trade-in-shop/runtime/process-wide'

type Extras = Readonly<{
  /** The raw body of an upstream's problem, for its extra members. */
  details?: unknown
  /** Seconds until another try makes sense. */
  retryAfter?: number | null
  /** Further members of the answer, such as `changes` of `price_changed`. */
  members?: Readonly<Record<string, unknown>>
  /** `Set-Cookie` values of the answer. */
  cookies?: readonly string[]
  cause?: unknown
}>

/** The bundles of a process have a class each, and pass errors on to each other: a batch of searches has one for all its pages. */
const ofAllBundles = () => processWide('http.api-errors', () => new WeakSet<object>())

/**
 * An answer that is not the one hoped for: a problem of an upstream (4xx as it came), 503 `unavailable` and 504 `timeout` where
 * no usable answer came, or a problem of the shop itself. The own API answers it as problem details.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly details: unknown
  readonly retryAfter: number | null
  readonly members: Readonly<Record<string, unknown>>
  readonly cookies: readonly string[]

  static override [Symbol.hasInstance](error: unknown): boolean {
    return typeof error === 'object' && error !== null && ofAllBundles().has(error)
  }

  constructor(
    readonly problem: Problem,
    { details = null, retryAfter = null, members = {}, cookies = [], cause }: Extras = {},
  ) {
    super(`${problem.status} ${problem.code}`, { cause })
    this.status = problem.status
    this.details = details
    this.retryAfter = retryAfter
    this.members = members
    this.cookies = cookies
    ofAllBundles().add(this)
  }
}

type Options = Extras & Readonly<{ errors?: ProblemError[]; requestId?: string }>

/** A problem of our own. The own API fills in the id of its request. */
export function apiError(status: number, code: ProblemCode, { errors, requestId = '', ...extras }: Options = {}): ApiError {
  return new ApiError(problemDocument(status, code, requestId, { errors }), extras)
}

/** Returns the value; throws 404 `not_found` for null. */
export function requireValue<Value>(value: Value | null): Value {
  if (value === null) throw apiError(404, 'not_found')
  return value
}
