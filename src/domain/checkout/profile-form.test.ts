import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RegistrationRequest } from '@trade-in-shop/contracts/account'
import { MIN_PASSWORD_CHARS } from '@trade-in-shop/contracts/limits'
import type { FieldFacts } from './field-rules'
import { toE164 } from './phone'
import {
  birthDateForm,
  passwordChangeForm,
  passwordResetForm,
  phoneForm,
  registrationForm,
  registrationRequest,
} from './profile-form'

const facts: FieldFacts = {
  country: 'DE',
  zipFormatRegExp: '^\\d{5}$',
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-21T12:00:00Z'),
  toE164,
}
const least = {
  firstName: ' Miriam ',
  lastName: 'Berger',
  email: 'Miriam.Berger@Posteo.DE',
  password: ' five minutes ',
  birthDate: ' ',
  phone: '',
  newsletter: false,
  terms: true,
}
const everything = {
  ...least,
  birthDate: '14.03.1988',
  phone: '0171 1234567',
  newsletter: true,
  Address: { street: 'Fährstraße', houseNumber: '', postalCode: '21 107', city: 'Hamburg' },
  Payment: { type: '13', iban: 'de89 3704 0044 0532 0130 00', holder: 'Miriam Berger' },
}

/** Reports the first problem of each field. */
function problems(value: unknown) {
  const issues = registrationForm(facts).safeParse(value).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('/'), message] as const).reverse())
}
const sent = (value: unknown) => registrationRequest(registrationForm(facts).parse(value), 'de-DE')

describe('a registration', () => {
  test('a registration with the required fields only sends no others, a lower-case address and the typed password', () => {
    expect(sent(least)).toEqual({
      ...{ enabled: true, firstName: 'Miriam', lastName: 'Berger' },
      ...{ username: 'miriam.berger@posteo.de', email: 'miriam.berger@posteo.de' },
      credentials: [{ type: 'password', value: ' five minutes ', temporary: false }],
      ...{ requiredActions: [], groups: [], attributes: { locale: 'de-DE' } },
    })
  })

  test('a complete registration is sent normalised and fits the wire schema', () => {
    const request = sent(everything)
    expect(request).toMatchObject({
      Address: { street: 'Fährstraße', postalCode: '21107', city: 'Hamburg', country: 'DE' },
      Payment: { type: '13', iban: 'DE89370400440532013000', holder: 'Miriam Berger' },
      ...{ birthDate: '1988-03-14', phone: '+491711234567', newsletter: true },
    })
    expect(RegistrationRequest.safeParse(JSON.parse(JSON.stringify(request))).success).toBe(true)
  })

  test.each([
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ email: 'miriam' }, { email: 'invalid' }],
    [{ password: '' }, { password: 'required' }],
    [{ password: 'nine char' }, { password: 'too_short' }],
    [{ password: 'x'.repeat(257) }, { password: 'too_long' }],
    [{ birthDate: '31.02.1988' }, { birthDate: 'invalid' }],
    [{ birthDate: '22.11.2008' }, { birthDate: 'under_age' }],
    [{ birthDate: '21.11.2008' }, {}],
    [{ phone: '12' }, { phone: 'invalid' }],
    [{ terms: false }, { terms: 'required' }],
    [{ Address: { ...everything.Address, postalCode: '2110' } }, { 'Address/postalCode': 'invalid' }],
    [{ Payment: { ...everything.Payment, iban: 'DE89370400440532013001' } }, { 'Payment/iban': 'invalid' }],
    [
      { Payment: { type: '2', paypalAccount: 'a@example.com', paypalRepeat: 'b@example.com' } },
      { 'Payment/paypalRepeat': 'invalid' },
    ],
  ])('%j is judged %j', (change, expected) => {
    expect(problems({ ...everything, ...change })).toEqual(expected)
  })

  test('every registration that passes the form fits the wire schema', () => {
    const typed = fc.record({
      ...{ firstName: fc.string(), lastName: fc.string(), email: fc.oneof(fc.emailAddress(), fc.string()) },
      ...{ password: fc.string({ maxLength: 300 }), phone: fc.constantFrom('', '0171 1234567', 'x'), birthDate: fc.string() },
      ...{ newsletter: fc.boolean(), terms: fc.constant(true) },
    })
    fc.assert(
      fc.property(typed, (values) => {
        const checked = registrationForm(facts).safeParse(values)
        return !checked.success || RegistrationRequest.safeParse(registrationRequest(checked.data, 'de-DE')).success
      }),
    )
  })
})

test('a new password has a minimum length, the password of a log-in has none', () => {
  const short = 'x'.repeat(MIN_PASSWORD_CHARS - 1)
  expect(MIN_PASSWORD_CHARS).toBe(10)
  expect(passwordResetForm.safeParse({ password: short }).success).toBe(false)
  expect(passwordChangeForm.safeParse({ currentPassword: 'x', password: `${short}x` }).success).toBe(true)
  expect(passwordChangeForm.safeParse({ currentPassword: '', password: `${short}x` }).success).toBe(false)
})

test('an empty phone number or birth date is refused', () => {
  expect(phoneForm(facts).safeParse({ phone: ' ' }).error?.issues[0]?.message).toBe('required')
  expect(phoneForm(facts).parse({ phone: '0171 1234567' })).toEqual({ phone: '+491711234567' })
  expect(birthDateForm(facts).safeParse({ birthDate: '' }).error?.issues[0]?.message).toBe('required')
})
