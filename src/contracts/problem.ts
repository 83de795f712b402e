import * as z from 'zod'

/**
 * Every code that an error answer may carry. The shop maps a code to a sentence in the visitor's language and never shows
 * `detail`.
 */
export const PROBLEM_CODES = [
  'invalid_request',
  'invalid_json',
  'too_large',
  'unsupported_clause',
  'unknown_application',
  'not_found',
  'gone',
  'unauthorized',
  'forbidden',
  'method_not_allowed',
  'unsupported_media_type',
  'too_many_requests',
  'required',
  'invalid',
  'too_short',
  'too_long',
  'unknown_question',
  'unknown_answer',
  'missing_answer',
  'exclusive_answer',
  'unknown_device',
  'not_bought',
  'offer_expired',
  'offer_unavailable',
  'unknown',
  'expired',
  'exhausted',
  'below_minimum',
  'wrong_market',
  'price_changed',
  'preview_only',
  'idempotency_key_required',
  'idempotency_key_reused',
  'under_age',
  'cap_exceeded',
  'business_not_available',
  'company_required',
  'common_password',
  'wrong_credentials',
  'wrong_password',
  'not_activated',
  'fresh_login_required',
  'session_ended',
  'token_missing',
  'token_invalid',
  'open_trades',
  'payment_account_unknown',
  'already_answered',
  'newsletter_unavailable',
  'unavailable',
  'timeout',
  'internal',
] as const
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
