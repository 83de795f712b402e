import type { ProblemError } from '@/contracts/problem'
import { HttpProblem } from '@platform/http/problem'

/** Throws 422 with every problem at its field; the first one gives the code. Returns when there is none. */
export function refuseFaults(errors: ProblemError[]): void {
  const first = errors[0]
  if (first) throw new HttpProblem(422, first.code === 'under_age' ? 'under_age' : 'invalid_request', { errors })
}
