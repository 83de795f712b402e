import 'server-only'
import { ApiError } from '@/clients/http'
import type { ProblemCode, ProblemError } from '@/contracts/problem'

/** An error of our own in the same form as the platform's. */
export const refusal = (status: number, code: ProblemCode, requestId: string | undefined, errors?: ProblemError[]): ApiError =>
  new ApiError(status, {
    type: 'about:blank',
    title: code,
    status,
    code,
    requestId: requestId ?? '',
    ...(errors ? { errors } : {}),
  })

/** Returns the value, or throws a 404 problem for null. */
export function found<Found>(value: Found | null, requestId: string): Found {
  if (value === null) throw refusal(404, 'not_found', requestId)
  return value
}
