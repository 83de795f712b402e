import * as z from 'zod'
import { cleanEmail } from './clean-text'
import { MIN_PASSWORD_CHARS } from './limits'
import { TradeAddress, TradePayment } from './trades'
import { CalendarDate, Email, PersonName, PhoneNumber } from './typed-text'

/**
 * Accounts. The own API under `/api/account/*` and the platform under `/account/*` share these schemas; where the two differ,
 * the comment says so.
 */

/** A log-in as typed: only the platform checks whether address and password are right. */
export const LoginRequest = z.strictObject({
  username: z.string().overwrite(cleanEmail).min(1).max(254),
  password: z.string().min(1).max(256),
  /** The refresh token then lasts 30 days instead of one. The password is never stored (A-07). */
  rememberMe: z.boolean().optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

const token = z.string().min(16).max(4096)
/** `POST login` and `POST loginRefresh`: `sub` and `exp` of the access token are customer id and expiry (A-03). */
export const TokenPair = z.object({ access_token: token, refresh_token: token })
export type TokenPair = z.infer<typeof TokenPair>

/** Claims of an access token: five minutes, EdDSA, keys at `GET /account/jwks.json`. */
export const AccessClaims = z.object({
  iss: z.string(),
  sub: z.uuid(),
  exp: z.int(),
  iat: z.int(),
  /** The session: all tokens of one log-in share it. */
  sid: z.uuid(),
  /** Epoch seconds of the log-in with a password; bank, PayPal and deletion need one younger than ten minutes (security 17). */
  auth_time: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>
export const FRESH_LOGIN_SECONDS = 600

/**
 * The answer to the shop's own pages instead of tokens (`X-Session: cookie`). `expiresAt` of the access token, RFC 3339 UTC.
 */
export const SessionAnswer = z.object({ customerId: z.uuid(), expiresAt: z.iso.datetime() })
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** NFC, as it is hashed: systems write an accent as one character or as two. */
export const NewPassword = z
  .string()
  .overwrite((password) => password.normalize('NFC'))
  .min(MIN_PASSWORD_CHARS)
  .max(256)

const Credential = z.strictObject({ type: z.literal('password'), value: NewPassword, temporary: z.literal(false) })
const ignoredList = z.array(z.string().max(100)).max(50).optional()

/**
 * `POST /api/account/register` of the own API in the documented form (A-01). `enabled`, `groups`, `requiredActions` and
 * `attributes` are accepted and never passed on (security 11): the platform decides them.
 */
export const RegistrationRequest = z.strictObject({
  enabled: z.boolean().optional(),
  firstName: PersonName,
  lastName: PersonName,
  username: Email,
  email: Email,
  credentials: z.tuple([Credential]),
  requiredActions: ignoredList,
  groups: ignoredList,
  attributes: z.looseObject({}).optional(),
  Address: TradeAddress.optional(),
  Payment: TradePayment.optional(),
  /** Calendar date; when present, at least 18 years ago. */
  birthDate: CalendarDate.optional(),
  phone: PhoneNumber.optional(),
  /** Starts the newsletter's own double opt-in; only where the market has a newsletter. */
  newsletter: z.boolean().optional(),
})
export type RegistrationRequest = z.infer<typeof RegistrationRequest>

/**
 * `POST /account/register` of the platform, built field by field by the own API. Always 202, also for a known address (A-01).
 */
export const AccountRegistration = z.strictObject({
  application: z.string().min(1).max(64),
  firstName: PersonName,
  lastName: PersonName,
  email: Email,
  password: NewPassword,
  address: TradeAddress.optional(),
  payment: TradePayment.optional(),
  birthDate: CalendarDate.optional(),
  phone: PhoneNumber.optional(),
  newsletter: z.boolean().optional(),
})
export type AccountRegistration = z.infer<typeof AccountRegistration>

/** The same answer whether or not the address is known. */
export const Accepted = z.object({ accepted: z.literal(true) })
export type Accepted = z.infer<typeof Accepted>

/**
 * `POST activateRegistration`, header `Token`: the identifier of the customer, and whether the account is active now; `already`
 * when an earlier request has activated it (A-02).
 */
export const ActivationAnswer = z.object({ token: z.string(), activated: z.boolean(), already: z.literal(true).optional() })
export type ActivationAnswer = z.infer<typeof ActivationAnswer>
/** `GET activateCustomerByIdentifier`, header `identifier`: idempotent. */
export const CustomerActivation = z.object({ activated: z.boolean() })
export type CustomerActivation = z.infer<typeof CustomerActivation>

/** `POST /api/account/changePassword`; `userId` and `email` must be the session's own. */
export const PasswordChangeRequest = z.strictObject({
  password: NewPassword,
  userId: z.uuid(),
  email: Email,
  currentPassword: z.string().min(1).max(256),
})
export type PasswordChangeRequest = z.infer<typeof PasswordChangeRequest>
/** The same for the platform: the bearer token says whose password it is. */
export const AccountPasswordChange = PasswordChangeRequest.pick({ password: true, currentPassword: true })

/** `POST /api/account/forgotPasswordMail`; the host's market decides the language, so `lang` is accepted and ignored. */
export const PasswordForgotRequest = z.strictObject({ email: Email, lang: z.string().max(35).optional() })
export type PasswordForgotRequest = z.infer<typeof PasswordForgotRequest>
/** The same for the platform. */
export const AccountPasswordForgot = z.strictObject({ email: Email, application: z.string().min(1).max(64) })

/** `POST resetPassword`, header `Token`. */
export const PasswordResetRequest = z.strictObject({ password: NewPassword })
export type PasswordResetRequest = z.infer<typeof PasswordResetRequest>

/** `DELETE /api/customers/customers`, then `DELETE /api/account/deleteUser`: both ids must be the session's own. */
export const DeletionRequest = z.strictObject({ customerId: z.uuid(), customerIdentifier: z.string().min(16).max(64) })
export type DeletionRequest = z.infer<typeof DeletionRequest>
