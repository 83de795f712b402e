import 'server-only'
import { ApiError } from '@/clients/http'
import type { ProblemCode, ProblemError } from '@/contracts/problem'

/** Our own no, in the same form as the platform's. */
export const refusal = (status: number, code: ProblemCode, requestId: string | undefined, errors?: ProblemError[]): ApiError =>
  new ApiError(status, {
    type: 'about:blank',
    title: code,
    status,
    code,
    requestId: requestId ?? '',
    ...(errors ? { errors } : {}),
  })

/** What was found, or a 404 problem. */
export function found<Found>(value: Found | null, requestId: string): Found {
  if (value === null) throw refusal(404, 'not_found', requestId)
  return value
}
