import { expect, test } from 'vitest'
import { NoAnswerError, OwnApiError } from '@/storefront/kit/own-api'
import { problemOfAddress, problemOfAnswer } from './request-subscription'

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['miriam', 'emailInvalid'],
  ['miriam@example', 'emailInvalid'],
  ['a b@example.org', 'emailInvalid'],
  [`${'x'.repeat(250)}@a.de`, 'emailInvalid'],
  [' miriam@example.org ', null],
])('problemOfAddress checks the address %j', (typed, problem) => {
  expect(problemOfAddress(typed)).toBe(problem)
})

test.each([
  [new NoAnswerError('offline'), 'offline'],
  [new NoAnswerError('timeout'), 'away'],
  [new OwnApiError(429, 'too_many_requests', [], null), 'tooMany'],
  [new OwnApiError(400, 'invalid_request', [], null), 'emailInvalid'],
  [new OwnApiError(503, 'unavailable', [], null), 'away'],
  [new OwnApiError(404, 'newsletter_unavailable', [], null), 'away'],
])('problemOfAnswer maps the error %s', (error, problem) => {
  expect(problemOfAnswer(error)).toBe(problem)
})

test('problemOfAnswer throws an error of the program again', () => {
  expect(() => problemOfAnswer(new TypeError('x'))).toThrow(TypeError)
})
