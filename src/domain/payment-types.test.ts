import { expect, test } from 'vitest'
import { DEFAULT_PAYMENT, paymentTypeId, purchaseMethod } from './payment-types'

test.each([
  [0, 'sepa'],
  [2, 'paypal'],
  [13, 'sepa'],
] as const)('id %i is %s in a purchase event', (id, method) => {
  expect(purchaseMethod(id)).toBe(method)
})

test('bank transfer is the default', () => {
  expect(paymentTypeId(DEFAULT_PAYMENT)).toBe(13)
  expect(paymentTypeId('2')).toBe(2)
})
