import { expect, test } from 'vitest'
import { faultMessage, fieldOf } from './profile-faults'

test.each([
  ['firstName', 'firstName'],
  ['Address/postalCode', 'postalCode'],
  ['address/postalCode', 'postalCode'],
  ['payment/iban', 'iban'],
  ['credentials/0/value', 'password'],
  ['username', 'email'],
  ['', ''],
])('the path %j means the field %j', (path, field) => {
  expect(fieldOf(path.split('/'))).toBe(field)
})

test.each([
  ['iban', 'invalid', 'profile.fault.iban'],
  ['city', 'invalid', 'problem.invalid'],
  ['city', 'required', 'problem.required'],
  ['birthDate', 'under_age', 'problem.under_age'],
  ['password', 'too_short', 'profile.fault.password'],
  ['password', 'common_password', 'problem.common_password'],
  ['password', 'wrong_credentials', 'profile.fault.wrongPassword'],
  ['currentPassword', 'wrong_credentials', 'problem.wrong_password'],
  ['currentPassword', 'wrong_password', 'problem.wrong_password'],
  ['terms', 'required', 'profile.fault.terms'],
  ['email', 'never heard of', 'profile.fault.email'],
] as const)('%s and %s have a sentence', (name, code, message) => {
  expect(faultMessage(name, code)).toBe(message)
})
