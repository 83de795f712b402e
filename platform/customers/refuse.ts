import type { ProblemError } from '@/contracts/problem'
import { HttpProblem } from '@platform/http/problem'

/** Throws 422 with every fault at its field; the first names the problem. Nothing when there is none. */
export function refuseFaults(errors: ProblemError[]): void {
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'under_age' ? 'under_age' : 'invalid_request', { errors })
}
