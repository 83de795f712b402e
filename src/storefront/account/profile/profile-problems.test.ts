import { expect, test } from 'vitest'
import { problemMessage, nameField } from './profile-problems'

test.each([
  ['firstName', 'firstName'],
  ['Address/postalCode', 'postalCode'],
  ['address/postalCode', 'postalCode'],
  ['payment/iban', 'iban'],
  ['credentials/0/value', 'password'],
  ['username', 'email'],
  ['', ''],
])('the path %j means the field %j', (path, field) => {
  expect(nameField(path.split('/'))).toBe(field)
})

test.each([
  ['iban', 'invalid', 'profile.problem.iban'],
  ['city', 'invalid', 'profile.problem.invalid'],
  ['city', 'required', 'profile.problem.required'],
  ['birthDate', 'under_age', 'profile.problem.underAge'],
  ['password', 'too_short', 'profile.problem.password'],
  ['password', 'common_password', 'problem.common_password'],
  ['password', 'wrong_credentials', 'profile.problem.wrongPassword'],
  ['currentPassword', 'wrong_credentials', 'problem.wrong_password'],
  ['currentPassword', 'wrong_password', 'problem.wrong_password'],
  ['terms', 'required', 'profile.problem.terms'],
  ['email', 'never heard of', 'profile.problem.email'],
] as const)('%s and %s have a sentence', (name, code, message) => {
  expect(problemMessage(name, code)).toBe(message)
})
