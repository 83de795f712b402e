import { z } from 'zod'
import { NewPassword, type RegistrationRequest } from '@/contracts/account'
import type { TradePayment } from '@/contracts/trades'
import { addressFields, bank, birthDate, email, fault, paypal, phone, readAs, text, ticked, type FieldFacts } from './field-rules'

/** Faults beyond those of a sale: a password may be too short. All are problem codes. */
const TOO_SHORT = 'too_short'
const MAX_PASSWORD_CHARS = 256

/** The least characters of a new password; whether it is a common one, the platform knows. */
export const MIN_PASSWORD_CHARS = NewPassword.minLength ?? 0

/** A new password as it is typed: nothing is trimmed. */
const newPassword = z
  .string(fault('required'))
  .min(1, fault('required'))
  .min(MIN_PASSWORD_CHARS, TOO_SHORT)
  .max(MAX_PASSWORD_CHARS, fault('too_long'))
/** A password that exists already: only the platform knows whether it is right. */
const knownPassword = z.string(fault('required')).min(1, fault('required')).max(MAX_PASSWORD_CHARS, fault('too_long'))

const payment: z.ZodType<TradePayment> = z.discriminatedUnion('type', [bank, paypal], fault('required'))
const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)

/** What somebody typed to register, checked and normalised; address, payment, birth date and phone may be missing. */
export const registrationForm = (facts: FieldFacts) =>
  z.object({
    firstName: text(60),
    lastName: text(60),
    email,
    password: newPassword,
    birthDate: z.preprocess(blank, birthDate(facts).optional()),
    phone: phone(facts),
    Address: addressFields(facts).optional(),
    Payment: payment.optional(),
    newsletter: z.boolean(),
    terms: ticked,
  })
type Registration = z.output<ReturnType<typeof registrationForm>>

/** The specification's payload (section 3): nothing but its keys, and only what was given. */
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
export const paymentForm = payment
/** Phone and birth date are changed apart, and cannot be emptied. */
export const phoneForm = (facts: FieldFacts) => z.object({ phone: readAs(40, (typed) => facts.toE164(typed, facts.country)) })
export const birthDateForm = (facts: FieldFacts) => z.object({ birthDate: birthDate(facts) })

export const passwordChangeForm = z.object({ currentPassword: knownPassword, password: newPassword })
export const passwordResetForm = z.object({ password: newPassword })
export const passwordForgotForm = z.object({ email })
/** The password once more, before something that cannot be taken back. */
export const passwordAgainForm = z.object({ password: knownPassword })
