import { PROBLEM_CODES } from '@trade-in-shop/contracts/limits'
import type { ProblemCode } from '@trade-in-shop/contracts/problem'
import type { SaleField } from '@trade-in-shop/contracts/sale-fields'
import type { PayoutField } from '@/domain/checkout/payment-types'
import type { MessageId } from '@/storefront/i18n/message-types'

/** The fields of registration and profile; the key is the last segment of a problem's path. */
export const FIELDS = {
  firstName: 'profile.firstName',
  lastName: 'profile.lastName',
  email: 'profile.email',
  currentPassword: 'profile.currentPassword',
  password: 'profile.password',
  birthDate: 'profile.birthDate',
  phone: 'profile.phone',
  street: 'profile.street',
  houseNumber: 'profile.houseNumber',
  line2: 'profile.line2',
  postalCode: 'profile.postalCode',
  city: 'profile.city',
  iban: 'profile.iban',
  holder: 'profile.holder',
  paypalAccount: 'profile.paypalAccount',
  paypalRepeat: 'profile.paypalRepeat',
  terms: 'profile.termsField',
} as const satisfies Record<SaleField<'customer' | 'address'> | PayoutField | 'password' | 'currentPassword' | 'terms', MessageId>
export type ProfileFieldName = keyof typeof FIELDS

/** Field names of the API that differ from the form's. */
const ALIASES: Readonly<Record<string, ProfileFieldName>> = { value: 'password', username: 'email' }

/**
 * The form field that a problem's path means, e.g. `Address/postalCode` or `credentials/0/value`; it may not exist in the
 * form.
 */
export function nameField(path: readonly PropertyKey[]): string {
  const last = String(path.at(-1) ?? '')
  return ALIASES[last] ?? last
}

const INVALID: Partial<Record<ProfileFieldName, MessageId>> = {
  email: 'profile.problem.email',
  birthDate: 'profile.problem.birthDate',
  phone: 'profile.problem.phone',
  postalCode: 'profile.problem.postalCode',
  iban: 'profile.problem.iban',
  paypalAccount: 'profile.problem.email',
  paypalRepeat: 'profile.problem.paypalRepeat',
}

/** Sentences with the name of the field; those of `problem` are for a whole form. */
const GENERAL = {
  required: 'profile.problem.required',
  too_short: 'profile.problem.tooShort',
  too_long: 'profile.problem.tooLong',
  under_age: 'profile.problem.underAge',
} as const satisfies Partial<Record<ProblemCode, MessageId>>

const isProblemCode = (code: string): code is ProblemCode => PROBLEM_CODES.some((known) => known === code)

/** The message for a problem of a field; an unknown code gives a plain "please check". */
export function problemMessage(name: ProfileFieldName, code: string): MessageId {
  if (name === 'terms') return 'profile.problem.terms'
  if (name === 'password' && code === 'too_short') return 'profile.problem.password'
  if (name === 'password' && code.startsWith('wrong_')) return 'profile.problem.wrongPassword'
  if (code === 'wrong_credentials') return 'problem.wrong_password'
  if (!isProblemCode(code) || code === 'invalid') return INVALID[name] ?? 'profile.problem.invalid'
  if (code === 'required' || code === 'too_short' || code === 'too_long' || code === 'under_age') return GENERAL[code]
  return `problem.${code}`
}
