import * as z from 'zod'
import { PROBLEM_CODES } from './limits'

export const ProblemCode = z.enum(PROBLEM_CODES)
export type ProblemCode = z.infer<typeof ProblemCode>

/** One problem at one field; `path` is a JSON pointer without the leading slash, e.g. `customer/email`. */
export const ProblemError = z.object({ path: z.string(), code: ProblemCode })
export type ProblemError = z.infer<typeof ProblemError>

/** RFC 9457 problem details as the platform and the own API send them (`application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  code: ProblemCode,
  detail: z.string().optional(),
  errors: z.array(ProblemError).max(200).optional(),
  requestId: z.string(),
})
export type Problem = z.infer<typeof Problem>
