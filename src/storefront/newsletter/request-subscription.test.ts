import { expect, test } from 'vitest'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { faultOfAddress, faultOfAnswer } from './request-subscription'

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['miriam', 'emailInvalid'],
  ['miriam@example', 'emailInvalid'],
  ['a b@example.org', 'emailInvalid'],
  [`${'x'.repeat(250)}@a.de`, 'emailInvalid'],
  [' miriam@example.org ', null],
])('faultOfAddress checks the address %j', (typed, fault) => {
  expect(faultOfAddress(typed)).toBe(fault)
})

test.each([
  [new NoAnswerError('offline'), 'offline'],
  [new NoAnswerError('timeout'), 'away'],
  [new OwnApiError(429, 'too_many_requests', [], null), 'tooMany'],
  [new OwnApiError(400, 'invalid_request', [], null), 'emailInvalid'],
  [new OwnApiError(503, 'unavailable', [], null), 'away'],
  [new OwnApiError(404, 'newsletter_unavailable', [], null), 'away'],
])('faultOfAnswer maps the error %s', (error, fault) => {
  expect(faultOfAnswer(error)).toBe(fault)
})

test('faultOfAnswer throws an error of the program again', () => {
  expect(() => faultOfAnswer(new TypeError('x'))).toThrow(TypeError)
})
