import { expect, test } from 'vitest'
import { paymentTypeId, purchaseMethod } from './payment-types'

test.each([
  [0, 'sepa'],
  [2, 'paypal'],
  [13, 'sepa'],
] as const)('id %i is %s in a purchase event', (id, method) => {
  expect(purchaseMethod(id)).toBe(method)
})

test('the wire form of a payment names its id', () => {
  expect(paymentTypeId('13')).toBe(13)
  expect(paymentTypeId('2')).toBe(2)
})
