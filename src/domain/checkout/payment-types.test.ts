import { expect, test } from 'vitest'
import { EMPTY_PAYOUT, purchaseMethod, typedPayout, withoutPayout } from './payment-types'

test.each([
  [0, 'sepa'],
  [2, 'paypal'],
  [13, 'sepa'],
] as const)('id %i is %s in a purchase event', (id, method) => {
  expect(purchaseMethod(id)).toBe(method)
})

test('a form sends the fields of the chosen kind alone, and a draft has none of any kind', () => {
  const typed = { ...EMPTY_PAYOUT, iban: 'DE1', paypalAccount: 'a@example.com' }
  expect(typedPayout('13', typed)).toEqual({ type: '13', iban: 'DE1', holder: '' })
  expect(typedPayout('2', typed)).toEqual({ type: '2', paypalAccount: 'a@example.com', paypalRepeat: '' })
  expect(withoutPayout({ ...typed, city: 'Berlin' })).toEqual({ city: 'Berlin' })
})
