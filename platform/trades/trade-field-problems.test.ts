import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKETS } from '../../tests/support/platform-markets'
import { addressProblems, birthDateProblems, paymentProblems, phoneProblems } from './trade-field-problems'

const NOW = new Date('2026-11-21T10:00:00Z')
const IBANS = [
  'DE89370400440532013000',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'FR1420041010050500013M02606',
  'IT60X0542811101000000123456',
]
const bank = (iban: string) => paymentProblems({ type: '13', iban, holder: 'X' }, 'payment')

test.each(IBANS)('%s is valid, and invalid with any one digit changed', (iban) => {
  expect(bank(iban)).toEqual([])
  const digits = [...iban].flatMap((character, at) => (/\d/.test(character) ? [at] : []))
  fc.assert(
    fc.property(fc.constantFrom(...digits), fc.integer({ min: 1, max: 9 }), (at, more) => {
      const changed = iban.slice(0, at) + String((Number(iban[at]) + more) % 10) + iban.slice(at + 1)
      expect(bank(changed)).toEqual([{ path: 'payment/iban', code: 'invalid' }])
    }),
  )
})
test('a PayPal address was checked by the schema and passes', () => {
  expect(paymentProblems({ type: '2', paypalAccount: 'a@example.org' }, 'payment')).toEqual([])
})

test.each(MARKETS)('$application: an address must be in its country', (market) => {
  const foreign = market.country === 'FR' ? 'DE' : 'FR'
  const address = { street: 'X', postalCode: '!', city: 'X', country: foreign }
  expect(addressProblems(address, [market], 'here').map(({ path }) => path)).toEqual(['here/country', 'here/postalCode'])
})

test.each(MARKETS)('$application: a seller of 18 may sell, a younger one may not', (market) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 365 }), (days) => {
      const birthDate = new Date(Date.UTC(2008, 10, 21) - days * 86_400_000).toISOString().slice(0, 10)
      expect(birthDateProblems(birthDate, market, NOW, 'x')).toEqual([])
    }),
  )
  expect(birthDateProblems('2008-11-23', market, NOW, 'x')).toEqual([{ path: 'x', code: 'under_age' }])
})

test.each([
  ['+4915112345678', true],
  ['+436641234567', true],
  ['+33612345678', true],
  ['+33000000000', false],
  ['+9991234567890', false],
])('%s is a telephone number: %s', (phone, isOne) => {
  expect(phoneProblems(phone, 'phone')).toEqual(isOne ? [] : [{ path: 'phone', code: 'invalid' }])
})
