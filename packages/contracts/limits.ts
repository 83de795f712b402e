/**
 * Values that browser and server check alike, in a file without schemas: what the browser loads for a value must not bring the
 * schema library along.
 */

/** The platform alone checks for common passwords (`common_password`). */
export const MIN_PASSWORD_CHARS = 10
/** The form of values in the headers `Token` (one-use tokens of mails), `Refresh-Token` and `identifier`. */
export const HEADER_TOKEN = /^[A-Za-z0-9._~+/=-]{16,4096}$/

export const LIST_LIMITS = { lines: 200, bytes: 64 * 1024, offers: 50, modelLength: 120, candidates: 6 } as const

/** Of the message in the contact form. */
export const MESSAGE_LENGTH = { min: 10, max: 3000 } as const
/** People need longer to fill in the contact form, so a faster sender is a bot; the page waits for this time before it sends. */
export const MIN_FILLING_MS = 2000

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
  'too_many_pieces',
  'email_unconfirmed',
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
