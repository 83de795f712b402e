import * as z from 'zod'
import type { RegistrationRequest } from '@trade-in-shop/contracts/account'
import { cleanText } from '@trade-in-shop/contracts/clean-text'
import { MIN_PASSWORD_CHARS } from '@trade-in-shop/contracts/limits'
import {
  addressFields,
  birthDate,
  email,
  name,
  problem,
  phone,
  readAs,
  ticked,
  typedPayment,
  type FieldFacts,
} from './field-rules'

/** A problem code that sales do not have: a password may be too short. */
const TOO_SHORT = 'too_short'
const MAX_PASSWORD_CHARS = 256

/** A new password as typed, in NFC: nothing is trimmed. */
const newPassword = z
  .string(problem('required'))
  .overwrite((password) => password.normalize('NFC'))
  .min(1, problem('required'))
  .min(MIN_PASSWORD_CHARS, TOO_SHORT)
  .max(MAX_PASSWORD_CHARS, problem('too_long'))
/** An existing password: only the platform can check it. */
const knownPassword = z.string(problem('required')).min(1, problem('required')).max(MAX_PASSWORD_CHARS, problem('too_long'))

const blank = (value: unknown) => (typeof value === 'string' && cleanText(value) === '' ? undefined : value)

/** The registration form, checked and normalised; address, payment, birth date and phone are optional. */
export const registrationForm = (facts: FieldFacts) =>
  z.object({
    firstName: name(60),
    lastName: name(60),
    email,
    password: newPassword,
    birthDate: z.unknown().transform(blank).pipe(birthDate(facts).optional()),
    phone: phone(facts),
    Address: addressFields(facts).optional(),
    Payment: typedPayment.optional(),
    newsletter: z.boolean(),
    terms: ticked,
  })
type Registration = z.output<ReturnType<typeof registrationForm>>

/** The documented payload of a registration: only its keys, and only the values that were given. */
export function registrationRequest(given: Registration, locale: string): RegistrationRequest {
  const { password, newsletter, terms: _ticked, firstName, lastName, email: address, ...optional } = given
  return {
    enabled: true,
    firstName,
    lastName,
    username: address,
    email: address,
    credentials: [{ type: 'password', value: password, temporary: false }],
    requiredActions: [],
    groups: [],
    attributes: { locale },
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    ...(newsletter && { newsletter }),
  }
}

export const addressForm = addressFields
export const paymentForm = typedPayment
/** Phone and birth date have a form each, and cannot be emptied. */
export const phoneForm = (facts: FieldFacts) => z.object({ phone: readAs(40, (typed) => facts.toE164(typed, facts.country)) })
export const birthDateForm = (facts: FieldFacts) => z.object({ birthDate: birthDate(facts) })

export const passwordChangeForm = z.object({ currentPassword: knownPassword, password: newPassword })
export const passwordResetForm = z.object({ password: newPassword })
export const passwordForgotForm = z.object({ email })
/** Asks for the password again before an action that cannot be undone. */
export const passwordAgainForm = z.object({ password: knownPassword })
